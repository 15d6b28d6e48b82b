/** All business constants and limits of §9; those marked 'ours' are decisions of this project. Times end in _MS, sizes in _BYTES. */

/** Cases a page on the case lists. */
export const PAGE_SIZE_TASKS = 15;
/** Rows a page on the repayment statistics. */
export const PAGE_SIZE_STATISTICS = 25;
/** Rows a page of a repayment plan. */
export const PAGE_SIZE_REPAY_PLAN = 12;
/** Rows a page of the deduction record. */
export const PAGE_SIZE_PAY_LOGS = 50;
/** Rows a page of any other table. */
export const PAGE_SIZE_TABLE = 20;
/** Rows a page of queue and announcement queries. */
export const PAGE_SIZE_MESSAGES = 10;
/** The longest page a caller may ask for (ours). */
export const PAGE_SIZE_MAX = 100;

/** An announcement's text is cut after this many characters. */
export const ANNOUNCEMENT_CUT = 50;
/** The unread count reads '99+' above this. */
export const UNREAD_SHOWN_MAX = 99;
/** The announcement bar turns to the next announcement after this time. */
export const NOTICE_ROTATION_MS = 10_000;
/** The results box asks again after this time. */
export const SCORE_REFRESH_MS = 300_000;

/** A face picture above this size is recompressed. */
export const PHOTO_RECOMPRESS_ABOVE_BYTES = 1024 * 1024;
/** JPEG quality of a recompressed face picture. */
export const PHOTO_JPEG_QUALITY = 0.7;
/** The largest face picture that the server reads (ours). */
export const PHOTO_MAX_BYTES = 4 * 1024 * 1024;
/** Width and height of the camera circle in pixels. */
export const CAMERA_SIZE = 400;
/** Face checks that may fail before sign-in has to begin again. */
export const FACE_FAILURES_ALLOWED = 3;

/** Fewest characters of a captcha answer. */
export const CAPTCHA_MIN = 4;
/** A captcha is good for this long (ours). */
export const CAPTCHA_LIFETIME_MS = 120_000;
/** Fewest characters of a password at sign-in. */
export const PASSWORD_MIN_AT_LOGIN = 5;
/** Most characters of a password at sign-in (ours; more than any that can be set). */
export const PASSWORD_MAX_AT_LOGIN = 64;
/** Fewest characters of a password that is set or changed. */
export const PASSWORD_MIN = 8;
/** Most characters of a password that is set or changed. */
export const PASSWORD_MAX = 14;

/** Least value of percentage and count inputs. */
export const PERCENT_MIN = 1;
/** Most of percentage and count inputs, and of the extension percentage. */
export const PERCENT_MAX = 100;

/** The watermark's opacity. */
export const WATERMARK_OPACITY = 0.15;

/** A request is given up after this time. */
export const REQUEST_TIMEOUT_MS = 100_000;
/** How long the 'no server' notice stays. */
export const NETWORK_ERROR_NOTICE_MS = 5000;
/** How long any other notice stays. */
export const NOTICE_MS = 3000;
/** After asking for a repayment code, wait this long before refreshing. */
export const REPAYMENT_CODE_REFRESH_MS = 120_000;

/** Wrong sign-ins before an account is locked (ours). */
export const LOGIN_FAILURES_ALLOWED = 5;
/** How long an account stays locked (ours). */
export const LOGIN_LOCK_MS = 15 * 60_000;
/** A session without a call ends after this time (ours). */
export const SESSION_IDLE_MS = 30 * 60_000;
/** A session ends after this time whatever happens (ours). */
export const SESSION_ABSOLUTE_MS = 12 * 60 * 60_000;
/** A sign-in that waits for its liveness check ends after this time (ours). */
export const HALF_SESSION_MS = 10 * 60_000;
/** The camera must answer within this time (ours). */
export const CAMERA_TIMEOUT_MS = 20_000;
/** A face picture must be drawn within this time (ours). */
export const PHOTO_TIMEOUT_MS = 5000;
/** The provider's page must be loaded within this time (ours). */
export const PROVIDER_LOAD_TIMEOUT_MS = 20_000;
/** The provider's page must be done within this time (ours). */
export const PROVIDER_RUN_TIMEOUT_MS = 180_000;
/** Signing out waits no longer than this for the server (ours). */
export const LOGOUT_TIMEOUT_MS = 5000;

/** Most characters of a remark, a reason, a notice (ours). */
export const REMARK_MAX = 500;
/** Most characters of a filter's text (ours). */
export const FILTER_TEXT_MAX = 64;
/** A draft is kept on the server this long after the last key (ours). */
export const DRAFT_DEBOUNCE_MS = 1500;
/** The largest draft (ours). */
export const DRAFT_MAX_BYTES = 16 * 1024;
/** The largest request body other than a picture or a file (ours). */
export const BODY_MAX_BYTES = 256 * 1024;
/** A promise or follow-up may lie at most this many days ahead (ours). */
export const FOLLOW_UP_DAYS_MAX = 60;
/** A broken live line is opened again after this time at first, doubled up to LIVE_RETRY_MAX_MS (ours). */
export const LIVE_RETRY_MIN_MS = 1000;
/** See LIVE_RETRY_MIN_MS. */
export const LIVE_RETRY_MAX_MS = 30_000;
/** A broken question is asked again at most this often (ours). */
export const API_RETRIES_MAX = 3;
/** Longest wait before the first repetition of a broken call; doubled each time, a random part of it is waited (ours). */
export const API_RETRY_FIRST_MS = 500;
/** The largest reply that the app reads; a larger one is refused instead of freezing the page (ours). */
export const ANSWER_MAX_BYTES = 16 * 1024 * 1024;
/** The look-up of the public address may hold up a behaviour record this long (ours, AP-07). */
export const PUBLIC_IP_PATIENCE_MS = 3000;
/** Rates of one address are counted in windows of this length (ours). */
export const ADDRESS_WINDOW_MS = 5 * 60_000;
/** Sign-ins of one address in a window; a whole office may stand behind it (ours). */
export const LOGINS_PER_ADDRESS = 300;
/** Captchas that one address may ask for in a window (ours). */
export const CAPTCHAS_PER_ADDRESS = 600;
/** Password keys that one address may ask for in a window (ours). */
export const PASSWORD_KEYS_PER_ADDRESS = 600;
/** Face checks that one user may make in FACE_CHECK_WINDOW_MS (ours). */
export const FACE_CHECKS_PER_USER = 30;
/** See FACE_CHECKS_PER_USER (ours). */
export const FACE_CHECK_WINDOW_MS = 60 * 60_000;
/** Failed face checks are counted together for this long, however often the user goes back (ours). */
export const FACE_FAILURE_WINDOW_MS = 15 * 60_000;
/** A password key can be used for this long (ours). */
export const PASSWORD_KEY_LIFETIME_MS = 5 * 60_000;
/** A password key is handed out for this long, so that each is still good for a while when it is used (ours). */
export const PASSWORD_KEY_OFFERED_MS = 2 * 60_000;
/** The time of a session's last use is written down at most this often (ours). */
export const SESSION_SEEN_EVERY_MS = 60_000;

/** Messages that an account may send on a day, unless the institution sets another number (ours). */
export const SMS_ACCOUNT_DAILY = 200;
/** Messages that a case may get on a day, unless the institution sets another number (ours). */
export const SMS_CASE_DAILY = 3;
/** Most characters of a message, unless the institution sets another number (ours). */
export const SMS_CONTENT_MAX = 320;
/** A message's text is never longer than this, whatever is set (ours). */
export const SMS_CONTENT_HARD_MAX = 1000;
/** Without an intent's key, the same deduction by the same caller is refused for this long (ours). */
export const SAME_DEDUCTION_WINDOW_MS = 5 * 60_000;
/** Whoever is asked to confirm that money moves has this long to see the question: a second Enter in it does nothing (ours). */
export const CONFIRM_PAUSE_MS = 400;
/** The largest amount of anything, in units of the currency (ours). */
export const AMOUNT_MAX = 1_000_000_000;
/** Days by which a loan can be extended (ours). */
export const EXTENSION_DAYS_MAX = 60;
/** Rows of repayment codes a page (ours). */
export const CODES_PER_PAGE = 10;
/** Things that happened to a case, a page of its timeline (ours). */
export const TIMELINE_PER_PAGE = 50;
/** Emergency contacts of one borrower (ours). */
export const EMERGENCY_CONTACTS_MAX = 10;
/** Most characters of a person's name (ours). */
export const NAME_MAX = 100;
/** Digits that a phone number has (ours). */
export const PHONE_DIGITS_MIN = 5;
/** See PHONE_DIGITS_MIN. */
export const PHONE_DIGITS_MAX = 15;
/** Saved filters that a user may keep (ours). */
export const SAVED_FILTERS_MAX = 20;
/** Most characters of a saved filter (ours). */
export const SAVED_FILTER_MAX = 2000;
/** Most rows of an export (ours). */
export const EXPORT_ROWS_MAX = 100_000;
/** The largest picture of a case that the app shows (ours). */
export const CASE_PICTURE_MAX_BYTES = 8 * 1024 * 1024;
/** Cases that share a number with another are listed up to this many, the newest (ours). */
export const LINKED_CASES_MAX = 50;
/** A call rings no longer than this (ours). */
export const RING_MAX_MS = 45_000;
/** Most characters of an announcement's texts (ours). */
export const ANNOUNCEMENT_TEXT_MAX = 2000;
/** A telephone call under way is asked for again after this time, should the live line be down (ours). */
export const CALL_POLL_MS = 2000;
/** What moves by itself, a message or a call, is asked for again after this time while it moves, should the live line be down (ours). */
export const MOVING_POLL_MS = 5000;
/** The largest spreadsheet that is read (ours, US-02). */
export const SPREADSHEET_MAX_BYTES = 5 * 1024 * 1024;
/** What the files inside an xlsx may add up to once unpacked (ours, US-02). */
export const SPREADSHEET_UNPACKED_MAX_BYTES = 40 * 1024 * 1024;
/** Files inside an xlsx (ours, US-02). */
export const SPREADSHEET_ENTRIES_MAX = 500;
/** Rows of a spreadsheet that is read, its headings included (ours, US-02). */
export const SPREADSHEET_ROWS_MAX = 5001;
/** Columns of a spreadsheet that is read (ours, US-02). */
export const SPREADSHEET_COLUMNS_MAX = 256;
/** Days of the seat schedule that are shown or exported at once (ours, SS-01). */
export const SCHEDULE_DAYS_MAX = 42;
/** The schedule can be corrected this many days back (ours, SS-01). */
export const SCHEDULE_DAYS_BACK = 62;
/** The schedule can be planned this many days ahead (ours, SS-01). */
export const SCHEDULE_DAYS_AHEAD = 366;
/** Cells of the schedule that one change may have (ours, SS-01). */
export const SCHEDULE_CELLS_MAX = 10_000;
/** The largest body of a change of the schedule (ours, SS-01). */
export const SCHEDULE_BODY_MAX_BYTES = 2 * 1024 * 1024;
/** Wrong cells of an uploaded schedule that are named (ours, SS-01). */
export const SCHEDULE_ERRORS_SHOWN = 100;
/** Most cases of a seat plan (ours, SS-01). */
export const SEAT_CASES_MAX = 1_000_000;
/** Most seats of a seat plan (ours, SS-01). */
export const SEATS_MAX = 10_000;
/** An agent works at least so many cases, unless a plan says otherwise (ours, SS-01). */
export const SEAT_MIN_PER_CAPITA = 120;
/** An agent works at most so many cases, unless a plan says otherwise (ours, SS-01). */
export const SEAT_MAX_PER_CAPITA = 240;
/** The longest period that the dashboard counts, in days (ours). */
export const BOARD_DAYS_MAX = 92;
/** An indicator counts for no more than this many times its target in a day's score (ours). */
export const SCORE_CAP = 1.2;
/** Hours within which an urgent work order has to be completed (ours, CM-01). */
export const COMPLAINT_HOURS_URGENT = 24;
/** The same for one of high priority (ours, CM-01). */
export const COMPLAINT_HOURS_HIGH = 72;
/** The same for any other (ours, CM-01). */
export const COMPLAINT_HOURS_NORMAL = 168;
/** A regulator waits no longer than this, whatever the priority, in hours (ours, CM-01). */
export const COMPLAINT_HOURS_REGULATOR = 48;
/** A deadline is near when so many hours are left or fewer (ours, CM-01). */
export const COMPLAINT_NEAR_HOURS = 24;
/** Matters that one work order may name (ours, CM-01). */
export const COMPLAINT_MATTERS_MAX = 20;
/** Most characters of what a complainant says (ours, CM-01). */
export const COMPLAINT_SUMMARY_MAX = 1000;
/** Work orders that can be allocated at once (ours, CM-01). */
export const COMPLAINT_BATCH_MAX = 100;
/** Most characters of a username (ours). */
export const USERNAME_MAX = 64;
/** Most characters of an institution's code (ours, IN-01). */
export const INSTITUTION_CODE_MAX = 32;
/** Most cases that a queue can be planned for (ours, QU-01). */
export const QUEUE_CASES_MAX = 10_000_000;
/** Most characters of a queue's code (ours). */
export const QUEUE_CODE_MAX = 20;
/** Most days past due in a queue's rule (ours). */
export const QUEUE_DAYS_MAX = 36_500;
/** The last place in the order in which automatic queues take cases (ours). */
export const QUEUE_PRIORITY_MAX = 999;
/** Product categories or loan types that a queue's rule may name (ours). */
export const QUEUE_RULE_NAMES_MAX = 50;
/** Cases that one binding may have (ours, QU-02). */
export const BIND_CASES_MAX = 100_000;
/** Agents among whom one binding may share cases out (ours, QU-02). */
export const BIND_AGENTS_MAX = 200;
/** The largest body of a binding: so many cases by their ids (ours, QU-02). */
export const BIND_BODY_MAX_BYTES = 4 * 1024 * 1024;
/** Cases that a binding goes through before it tells how far it is (ours, QU-02). */
export const BIND_STEP = 500;
/** A dry run that was not carried out is forgotten after this time (ours, QU-02). */
export const BIND_PLAN_LIFETIME_MS = 60 * 60_000;
/** Kept promises of an agent are counted over so many days (ours, QU-02). */
export const KEPT_PROMISE_DAYS = 30;
/** Most characters of an IP whitelist (ours, SY-01). */
export const WHITELIST_MAX = 4000;
/** The largest daily limit of messages that can be set (ours, SY-01). */
export const SMS_LIMIT_MAX = 10_000;
/** The largest target of an indicator, in units of the currency or as a number (ours, SY-01). */
export const STANDARD_TARGET_MAX = 1_000_000_000;
/** The dashboard's figures are asked for again after an hour at the latest, in seconds (ours, SY-01). */
export const BOARD_REFRESH_MAX_S = 3600;
/** A quota with fewer checks left than this is shown as running out (ours, SY-01). */
export const QUOTA_LOW = 20;
/** Rows of the latest increases of the quotas (ours, SY-01). */
export const QUOTA_INCREASES_SHOWN = 20;
/** The largest picture of an announcement; the browser makes it smaller before it is sent (ours, SY-02). */
export const ANNOUNCEMENT_PICTURE_MAX_BYTES = 512 * 1024;
/** Longest side of an announcement's picture in pixels (ours, SY-02). */
export const ANNOUNCEMENT_PICTURE_SIDE = 640;
/** Scrolling notices that an institution may have in a language (ours, SY-02). */
export const NOTICES_MAX = 20;
/** Users offered as those an announcement is for (ours, SY-02). */
export const ADDRESSEES_SHOWN = 50;

/** Rows of its login machine that the app tells of in one call (ours). */
export const TRAIL_ROWS_PER_CALL = 50;
/** Calls with such rows that a user may make in TRAIL_WINDOW_MS (ours). */
export const TRAIL_CALLS_PER_USER = 120;
/** See TRAIL_CALLS_PER_USER (ours). */
export const TRAIL_WINDOW_MS = 10 * 60_000;
/** The app tells this long after the last event, so that several go in one call (ours). */
export const TRAIL_TELL_AFTER_MS = 1500;
/** In the middle of a face check, which may end at once, it tells after this time (ours). */
export const TRAIL_TELL_SOON_MS = 200;
/** Rows of the trail that are checked in one call; a long chain shows how far it is (ours). */
export const TRAIL_CHECK_ROWS = 5000;
/** Rows of one sign-in that are shown (ours). */
export const TRAIL_LOGIN_ROWS_MAX = 500;
/** The head of each chain is written outside the database this often, and at the start (ours). */
export const TRAIL_ANCHOR_EVERY_MS = 24 * 60 * 60_000;

/** Days of behaviour that are shown where no period is chosen (ours, MO-01). */
export const BEHAVIOUR_PERIOD_DAYS = 7;
/** The longest period of behaviour that is counted at once (ours, MO-01). */
export const BEHAVIOUR_PERIOD_DAYS_MAX = 92;
/** Behaviour is compared with that of the days before the period, so many of them (ours, MO-01). */
export const BEHAVIOUR_BEFORE_DAYS = 28;
/** Below so many looks at personal data a day nobody is unusual (ours, MO-01). */
export const REVEALS_UNUSUAL_MIN = 20;
/** So many times the own or the group's usual day is unusual (ours, MO-01). */
export const REVEALS_UNUSUAL_TIMES = 3;
/** Below so many different borrowers a day nobody is unusual (ours, MO-01). */
export const BORROWERS_UNUSUAL_MIN = 30;
/** So many times the own or the group's usual day of borrowers is unusual (ours, MO-01). */
export const BORROWERS_UNUSUAL_TIMES = 3;
/** Work begins not before this hour of the institution's day (ours, MO-01). */
export const ODD_HOURS_UNTIL = 6;
/** Work ends before this hour of the institution's day (ours, MO-01). */
export const ODD_HOURS_FROM = 22;
/** From so many entries at odd hours on it is unusual (ours, MO-01). */
export const ODD_HOURS_MIN = 3;
/** Twice the threshold and more is serious (ours, MO-01). */
export const UNUSUAL_SERIOUS_TIMES = 2;
/** Most characters of a scrolling notice (ours, SY-02). */
export const NOTICE_TEXT_MAX = 300;
/** Users that one file adds, or one file of passwords holds (ours, US-02). */
export const USERS_AT_ONCE_MAX = 1000;
/** Faults, and rows, that the preview of a spreadsheet shows (ours, US-02). */
export const USER_SHEET_SHOWN_MAX = 200;
/** Most product categories of a user (ours). */
export const USER_PRODUCTS_MAX = 50;
/** The largest picture of a user, as a data URL (ours). */
export const USER_PHOTO_MAX_CHARACTERS = 150_000;
/** How often one user may try to set a password in OWN_PASSWORD_WINDOW_MS (ours). */
export const OWN_PASSWORD_TRIES = 10;
/** See OWN_PASSWORD_TRIES (ours). */
export const OWN_PASSWORD_WINDOW_MS = 15 * 60_000;

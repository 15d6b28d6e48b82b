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

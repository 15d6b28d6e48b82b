/** Sizes and limits of this project's own that both the app and the server keep to; those of the specification stand in limits. Times end in _MS, sizes in _BYTES. */

/** The longest page a caller may ask for. */
export const PAGE_SIZE_MAX = 100;
/** Cases of a whole institution are counted and paged through up to here; of more a list says that there are more. */
export const CASES_COUNTED_MAX = 10_000;
/** The first and the last calendar day that a caller may name: what lies outside is a slip of the keyboard. */
export const DAY_FIRST = '1900-01-01';
export const DAY_LAST = '2199-12-31';

/** Years by which a due day or a value time may differ from today. */
export const NEAR_YEARS_MAX = 10;
/** A one-time password can be signed in with for this long after it was made (ASVS 6.4.1). */
export const ONE_TIME_PASSWORD_LIFE_MS = 24 * 60 * 60_000;
/** Whoever has confirmed the own password, or signed in, is not asked for it again for this long (ASVS 7.5.1). */
export const PASSWORD_CONFIRMED_MS = 5 * 60_000;
/** The outcome of a change can be asked after by its key, and the key protects it from being carried out twice, for this long. */
export const INTENT_KEPT_MS = 30 * 24 * 60 * 60_000;
/** The largest face picture that the server reads. */
export const PHOTO_MAX_BYTES = 4 * 1024 * 1024;
/** Most characters of a password at sign-in (more than any that can be set). */
export const PASSWORD_MAX_AT_LOGIN = 64;
/** Most characters of a remark, a reason, a notice. */
export const REMARK_MAX = 500;
/** Fewest characters of why a contact is made against a rule of law (LC-08; ours): one letter explains nothing. */
export const LAW_REASON_MIN = 10;
/** An override of rules of law holds for this long (LC-08). */
export const OVERRIDE_HOURS = 2;
/** Rules that an override lifts at once. */
export const OVERRIDDEN_RULES_MAX = 50;
/** Most characters of a filter's text. */
export const FILTER_TEXT_MAX = 64;
/** A promise or follow-up may lie at most this many days ahead. */
export const FOLLOW_UP_DAYS_MAX = 60;
/** A payment plan has at least and at most so many parts (MI-08). */
export const PLAN_PARTS_MIN = 2;
export const PLAN_PARTS_MAX = 12;
/** The last part of a payment plan lies at most this many days ahead, whoever promises it. */
export const PLAN_DAYS_MAX = 366;
/** Most characters of a message, unless the institution sets another number. */
export const SMS_CONTENT_MAX = 320;
/** A message's text is never longer than this, whatever is set. */
export const SMS_CONTENT_HARD_MAX = 1000;
/** The largest amount of anything, in units of the currency. */
export const AMOUNT_MAX = 1_000_000_000;
/** Days by which a loan can be extended. */
export const EXTENSION_DAYS_MAX = 60;
/** A hold of a case ends at most this many days ahead, and is prolonged where it takes longer. */
export const HOLD_DAYS_MAX = 366;
/** Rows of repayment codes a page. */
export const CODES_PER_PAGE = 10;
/** Things that happened to a case, a page of its timeline. */
export const TIMELINE_PER_PAGE = 50;
/** Emergency contacts of one borrower. */
export const EMERGENCY_CONTACTS_MAX = 10;
/** Most characters of a person's name. */
export const NAME_MAX = 100;
/** Longest phone number, with room for spaces and brackets. */
export const PHONE_MAX = 32;
/** Most characters of an announcement's texts. */
export const ANNOUNCEMENT_TEXT_MAX = 2000;
/** A larger body is read only for a session that may make the call, one at a time. */
export const LARGE_BODY_BYTES = 1024 * 1024;
/** The largest spreadsheet that is read. */
export const SPREADSHEET_MAX_BYTES = 5 * 1024 * 1024;
/** Rows of a CSV that the server reads from a screen, empty ones included: as many as a spreadsheet has. */
export const FILE_ROWS_MAX = 1_048_576;
/** Reading a file stops after so many mistakes. */
export const FILE_MISTAKES_MAX = 1000;
/** Mistakes of a file that are reported one by one. */
export const FILE_MISTAKES_SHOWN = 100;
/** A file from a screen is read for at most this long: less than the database lets a transaction rest. */
export const FILE_READ_MAX_MS = 45_000;
/** The longest row of a CSV. */
export const FILE_ROW_MAX_BYTES = 64 * 1024;
/** Days of the seat schedule that are shown or exported at once. */
export const SCHEDULE_DAYS_MAX = 42;
/** Cells of the schedule that one change may have. */
export const SCHEDULE_CELLS_MAX = 10_000;
/** Most cases of a seat plan. */
export const SEAT_CASES_MAX = 1_000_000;
/** Most seats of a seat plan. */
export const SEATS_MAX = 10_000;
/** An agent works at least so many cases, unless a plan says otherwise. */
export const SEAT_MIN_PER_CAPITA = 120;
/** An agent works at most so many cases, unless a plan says otherwise. */
export const SEAT_MAX_PER_CAPITA = 240;
/** Matters that one work order may name. */
export const COMPLAINT_MATTERS_MAX = 20;
/** Most characters of what a complainant says. */
export const COMPLAINT_SUMMARY_MAX = 1000;
/** Most characters of a username. */
export const USERNAME_MAX = 64;
/** Most characters of an institution's code. */
export const INSTITUTION_CODE_MAX = 32;
/** Most cases that a queue can be planned for. */
export const QUEUE_CASES_MAX = 10_000_000;
/** Most characters of a queue's code. */
export const QUEUE_CODE_MAX = 20;
/** Most days past due in a queue's rule. */
export const QUEUE_DAYS_MAX = 36_500;
/** The last place in the order in which automatic queues take cases. */
export const QUEUE_PRIORITY_MAX = 999;
/** Cases that one binding may have. */
export const BIND_CASES_MAX = 100_000;
/** Cases that change hands within an older binding call; more go in steps: an agent who saves on one would wait for all (RS-02). */
export const BIND_AT_ONCE_MAX = 500;
/** The largest body of a binding: so many cases by their ids. */
export const BIND_BODY_MAX_BYTES = 4 * 1024 * 1024;
/** Most characters of an IP whitelist. */
export const WHITELIST_MAX = 4000;
/** The largest daily limit of messages that can be set. */
export const SMS_LIMIT_MAX = 10_000;
/** The largest target of an indicator, in units of the currency or as a number. */
export const STANDARD_TARGET_MAX = 1_000_000_000;
/** The largest picture of an announcement; the browser makes it smaller before it is sent. */
export const ANNOUNCEMENT_PICTURE_MAX_BYTES = 512 * 1024;
/** Rows of its login machine that the app tells of in one call. */
export const TRAIL_ROWS_PER_CALL = 50;
/** Such rows that are kept of one sign-in: twenty times what a day's session tells. */
export const TRAIL_ROWS_PER_LOGIN = 1000;
/** Such rows that are shown of a sign-in at first, and added at each wish for more. */
export const TRAIL_ROWS_SHOWN = 500;
/** Behaviour is compared with that of the days before the period, so many of them. */
export const BEHAVIOUR_BEFORE_DAYS = 28;
/** Work begins not before this hour of the institution's day. */
export const ODD_HOURS_UNTIL = 6;
/** Work ends before this hour of the institution's day. */
export const ODD_HOURS_FROM = 22;
/** Most characters of a scrolling notice. */
export const NOTICE_TEXT_MAX = 300;
/** Users to whom the same can be done at once. */
export const USER_OPERATION_MAX = 5000;
/** What was done to many users is listed to who asked for it for this long. */
export const USER_OPERATION_LISTED_MS = 24 * 60 * 60_000;
/** Users that one file adds, or one file of passwords holds, or that are ticked one by one. */
export const USERS_AT_ONCE_MAX = 1000;
/** Faults, and rows, that the preview of a spreadsheet shows. */
export const USER_SHEET_SHOWN_MAX = 200;
/** Cells of a spreadsheet that are named where the same is wrong in many. */
export const SHEET_CELLS_NAMED = 5;
/** Different contents of such cells that are quoted. */
export const SHEET_TEXTS_NAMED = 3;
/** Cases, and people, that the palette shows of what it found; the list shows them all. */
export const PALETTE_FOUND_SHOWN = 6;
/** Choices that the palette remembers. */
export const PALETTE_RECENT_KEPT = 5;
/** The palette asks the server when nothing was typed for so long. */
export const PALETTE_PATIENCE_MS = 250;
/** Characters from which on the palette asks the server. */
export const PALETTE_SEARCH_MIN = 2;

/** Longest silence of somebody on duty that a leader can choose to be alerted of, in minutes. */
export const ALERT_SILENT_MAX_MIN = 480;
/** Most promises for tomorrow per agent that can be chosen as the limit of an alert. */
export const ALERT_PROMISES_MAX = 200;
/** Highest weight by which cases are shared out, in per cent of an equal share. */
export const SHARING_WEIGHT_MAX = 300;
/** Highest part of a capacity that can be chosen as the limit of an alert, in per cent. */
export const ALERT_CAPACITY_MAX = 300;

/** A request for a second person expires after so many hours where an institution has not chosen, and at most. */
export const APPROVAL_HOURS_USUAL = 24;
/** Longest time that an institution can choose, in hours. */
export const APPROVAL_HOURS_MAX = 24 * 14;
/** Whoever created an account, changed its role or reset its password cannot have it decide on their requests for this many days (MI-09). */
export const SAME_HAND_DAYS = 7;
/** Most characters of the reason of a no. */
export const APPROVAL_REASON_MAX = 300;

/** Days of which contacts can be decided again at once. */
export const REPLAY_DAYS_MAX = 366;

/** Rules that an institution can add of its own. */
export const OWN_RULES_MAX = 20;
/** Rules and queues that can have a mode of their own. */
export const MODE_EXCEPTIONS_MAX = 50;
/** The highest limit of such a rule, in contacts. */
export const OWN_LIMIT_MAX = 100;
/** The longest time between two contacts that such a rule can ask for, in days. */
export const OWN_GAP_DAYS_MAX = 30;

/** Most characters of the addresses of questions that are asked together. */
export const TOGETHER_MAX_LENGTH = 4000;

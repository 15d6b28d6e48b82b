/** Sizes and limits of this project's own that both the app and the server keep to; those of the specification stand in limits. Times end in _MS, sizes in _BYTES. */

/** The longest page a caller may ask for. */
export const PAGE_SIZE_MAX = 100;
/** Maximum number of an institution's cases that are counted and paged. Beyond it, a list only indicates that there are more. */
export const CASES_COUNTED_MAX = 10_000;
/** First and last calendar day that a caller may use. Days outside the range are treated as typing mistakes. */
export const DAY_FIRST = '1900-01-01';
export const DAY_LAST = '2199-12-31';

/** Maximum difference between a due day or a value time and today, in years. */
export const NEAR_YEARS_MAX = 10;
/** Validity of a one-time password after its creation (ASVS 6.4.1). */
export const ONE_TIME_PASSWORD_LIFE_MS = 24 * 60 * 60_000;
/** After sign-in or a password confirmation, the password is not requested again for this time (ASVS 7.5.1). */
export const PASSWORD_CONFIRMED_MS = 5 * 60_000;
/** Digits of a code of an authenticator app, and the time for which it is shown, in seconds (RFC 6238). */
export const TOTP_DIGITS = 6;
export const TOTP_PERIOD_S = 30;
/** Number of recovery codes that are created at once. */
export const RECOVERY_CODES = 10;
/** Maximum length of a code that is typed at sign-in, with its hyphens. */
export const FACTOR_CODE_MAX = 32;
/** Time for which a challenge to a passkey can be answered. */
export const PASSKEY_CHALLENGE_MS = 5 * 60_000;
/** Maximum length of the name of a second factor. */
export const FACTOR_NAME_MAX = 40;
/** Maximum number of second factors of one user. */
export const FACTORS_MAX = 10;
/** Retention of an idempotency key: the outcome of a change can be queried by it, and the key prevents a second execution. */
export const IDEMPOTENCY_KEY_LIFETIME_MS = 30 * 24 * 60 * 60_000;
/** Maximum size of a face picture that the server reads. */
export const PHOTO_MAX_BYTES = 4 * 1024 * 1024;
/** Maximum length of a password at sign-in (more than any that can be set). */
export const PASSWORD_MAX_AT_LOGIN = 64;
/** Maximum length of a remark, a reason, a notice. */
export const REMARK_MAX = 500;
/** Minimum length of the reason for a contact against a legal rule (LC-08; not in the specification): one letter explains nothing. */
export const LAW_REASON_MIN = 10;
/** Validity of an override of legal rules, in hours (LC-08). */
export const OVERRIDE_HOURS = 2;
/** Maximum number of rules that an override lifts. */
export const OVERRIDDEN_RULES_MAX = 50;
/** Maximum length of a filter's text. */
export const FILTER_TEXT_MAX = 64;
/** Maximum number of days ahead for a promise or follow-up. */
export const FOLLOW_UP_DAYS_MAX = 60;
/** Minimum and maximum number of parts in a payment plan (MI-08). */
export const PLAN_PARTS_MIN = 2;
export const PLAN_PARTS_MAX = 12;
/** Maximum number of days until the last part of a payment plan, for every user. */
export const PLAN_DAYS_MAX = 366;
/** Maximum length of a message, unless the institution configures another one. */
export const SMS_CONTENT_MAX = 320;
/** Maximum length of a message for any configuration. */
export const SMS_CONTENT_HARD_MAX = 1000;
/** Maximum length of a borrower's reply to a message: ten parts of a text message. */
export const REPLY_MAX = 1600;
/** Maximum of any amount, in units of the currency. */
export const AMOUNT_MAX = 1_000_000_000;
/** Maximum number of days by which a loan can be extended. */
export const EXTENSION_DAYS_MAX = 60;
/** Maximum number of days ahead for the end of a hold, which can be extended later. */
export const HOLD_DAYS_MAX = 366;
/** Number of repayment codes per page. */
export const CODES_PER_PAGE = 10;
/** Number of timeline entries per page. */
export const TIMELINE_PER_PAGE = 50;
/** Maximum number of emergency contacts of one borrower. */
export const EMERGENCY_CONTACTS_MAX = 10;
/** Maximum length of a person's name. */
export const NAME_MAX = 100;
/** Longest phone number, including spaces and brackets. */
export const PHONE_MAX = 32;
/** Maximum length of an announcement's texts. */
export const ANNOUNCEMENT_TEXT_MAX = 2000;
/** A larger request body is read only for an authorized session, one at a time. */
export const LARGE_BODY_BYTES = 1024 * 1024;
/** Maximum size of a spreadsheet. */
export const SPREADSHEET_MAX_BYTES = 5 * 1024 * 1024;
/** Maximum number of CSV rows that the server reads from a screen, including empty ones: as many as a spreadsheet has. */
export const FILE_ROWS_MAX = 1_048_576;
/** Number of errors after which reading a file stops. */
export const FILE_MISTAKES_MAX = 1000;
/** Number of errors of a file that are reported individually. */
export const FILE_ERRORS_MAX = 100;
/** Maximum time for reading a file from a screen: less than the database's idle transaction timeout. */
export const FILE_READ_MAX_MS = 45_000;
/** Maximum length of a CSV row. */
export const FILE_ROW_MAX_BYTES = 64 * 1024;
/** Maximum number of days of the seat schedule per page or export. */
export const SCHEDULE_DAYS_MAX = 42;
/** Maximum number of schedule cells in one change. */
export const SCHEDULE_CELLS_MAX = 10_000;
/** Maximum number of cases in a seat plan. */
export const SEAT_CASES_MAX = 1_000_000;
/** Maximum number of seats in a seat plan. */
export const SEATS_MAX = 10_000;
/** Default minimum number of cases per agent, unless a plan specifies another. */
export const SEAT_MIN_PER_CAPITA = 120;
/** Default maximum number of cases per agent, unless a plan specifies another. */
export const SEAT_MAX_PER_CAPITA = 240;
/** Maximum number of matters in one work order. */
export const COMPLAINT_ALLEGATIONS_MAX = 20;
/** Maximum length of a complainant's statement, in characters. */
export const COMPLAINT_SUMMARY_MAX = 1000;
/** Maximum length of a username. */
export const USERNAME_MAX = 64;
/** Maximum length of an institution's code. */
export const INSTITUTION_CODE_MAX = 32;
/** Maximum number of cases that a queue can be planned for. */
export const QUEUE_CASES_MAX = 10_000_000;
/** Maximum length of a queue's code. */
export const QUEUE_CODE_MAX = 20;
/** Maximum days past due in a queue's rule. */
export const QUEUE_DAYS_MAX = 36_500;
/** Maximum priority value of an automatic queue, the last in the order. */
export const QUEUE_PRIORITY_MAX = 999;
/** Maximum number of cases in one binding. */
export const BIND_CASES_MAX = 100_000;
/**
 * Maximum number of cases per transaction of an older binding call. More are moved in steps, because an agent who saves on one would wait
 * for all (RS-02).
 */
export const BIND_AT_ONCE_MAX = 500;
/** Maximum request body of a binding with cases by their ids. */
export const BIND_BODY_MAX_BYTES = 4 * 1024 * 1024;
/** Maximum length of an IP whitelist. */
export const WHITELIST_MAX = 4000;
/** Maximum daily message limit that can be configured. */
export const SMS_LIMIT_MAX = 10_000;
/** Maximum target of an indicator, in units of the currency or as a number. */
export const STANDARD_TARGET_MAX = 1_000_000_000;
/** Maximum size of an announcement's picture; the browser reduces it before sending. */
export const ANNOUNCEMENT_PICTURE_MAX_BYTES = 512 * 1024;
/** Maximum number of login machine rows that the app reports in one call. */
export const TRAIL_ROWS_PER_CALL = 50;
/** Maximum number of stored app rows per sign-in: twenty times those of a session of one day. */
export const TRAIL_ROWS_PER_LOGIN = 1000;
/** Number of app rows shown per sign-in at first, and added with each request for more. */
export const TRAIL_ROWS_PAGE = 500;
/** Number of days before the period with which behavior is compared. */
export const BEHAVIOR_BEFORE_DAYS = 28;
/** Hour of the institution's day before which work is unusual. */
export const ODD_HOURS_UNTIL = 6;
/** Hour of the institution's day from which work is unusual. */
export const ODD_HOURS_FROM = 22;
/** Maximum length of a scrolling notice. */
export const NOTICE_TEXT_MAX = 300;
/** Maximum number of users in a bulk action. */
export const USER_OPERATION_MAX = 5000;
/** Time for which a bulk operation on users is listed to its author. */
export const USER_OPERATION_LISTED_MS = 24 * 60 * 60_000;
/** Maximum number of cases of a bulk message: its dry run tries each. */
export const BULK_MESSAGE_MAX = 500;
/** Time after which a bulk message ends, and for which it is listed to its author. */
export const BULK_MESSAGE_LIFE_MS = 24 * 60 * 60_000;
/** Maximum number of users added by one file, contained in one password file, or selected individually. */
export const USERS_AT_ONCE_MAX = 1000;
/** Maximum number of errors, and of rows, in the preview of a spreadsheet. */
export const USER_SHEET_PREVIEW_MAX = 200;
/** Maximum number of cells listed for the same error in a spreadsheet. */
export const SHEET_CELLS_NAMED = 5;
/** Maximum number of distinct contents of such cells that are quoted. */
export const SHEET_TEXTS_NAMED = 3;
/** Maximum number of cases, and of people, in the palette's results; the list shows all. */
export const PALETTE_RESULTS_MAX = 6;
/** Number of recent choices that the palette remembers. */
export const PALETTE_RECENT_MAX = 5;
/** Debounce time of the palette before it queries the server. */
export const PALETTE_PATIENCE_MS = 250;
/** Minimum number of characters before the palette queries the server. */
export const PALETTE_SEARCH_MIN = 2;

/** Maximum inactivity of an agent on duty that a leader can choose as an alert threshold, in minutes. */
export const ALERT_SILENT_MAX_MIN = 480;
/** Maximum promises for tomorrow per agent that can be chosen as an alert threshold. */
export const ALERT_PROMISES_MAX = 200;
/** Maximum weight for the distribution of cases, in percent of an equal share. */
export const SHARING_WEIGHT_MAX = 300;
/** Maximum percentage of a capacity that can be chosen as an alert threshold. */
export const ALERT_CAPACITY_MAX = 300;

/** Default time until an approval request expires, in hours. */
export const APPROVAL_HOURS_DEFAULT = 24;
/** Maximum time that an institution can choose, in hours. */
export const APPROVAL_HOURS_MAX = 24 * 14;
/** Days during which an account cannot decide on requests of the user who created it, changed its role or reset its password (MI-09). */
export const ACCOUNT_CONTROL_DAYS = 7;
/** Maximum length of the reason of a rejection. */
export const APPROVAL_REASON_MAX = 300;

/** Maximum number of days whose contacts can be re-evaluated at once. */
export const REPLAY_DAYS_MAX = 366;

/** Maximum number of own rules of an institution. */
export const OWN_RULES_MAX = 20;
/** Maximum number of rules and queues with a separate mode. */
export const MODE_EXCEPTIONS_MAX = 50;
/** Maximum limit of an own rule, in contacts. */
export const OWN_LIMIT_MAX = 100;
/** Maximum time between two contacts that an own rule can require, in days. */
export const OWN_GAP_DAYS_MAX = 30;

/** Maximum total length of the addresses in a batched query, in characters. */
export const BATCH_QUERY_MAX_LENGTH = 4000;

/** Days of the past on which limits that are not in force yet are tried. */
export const TRIAL_DAYS = 30;

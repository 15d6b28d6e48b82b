/** The business constants and limits of §9, and nothing else. Times end in _MS, sizes in _BYTES. */

/** Number of cases per page of the case lists. */
export const PAGE_SIZE_TASKS = 15;
/** Number of rows per page of the repayment statistics. */
export const PAGE_SIZE_STATISTICS = 25;
/** Number of rows per page of a repayment plan. */
export const PAGE_SIZE_REPAY_PLAN = 12;
/** Number of rows per page of the deduction record. */
export const PAGE_SIZE_PAY_LOGS = 50;
/** Number of rows per page of any other table. */
export const PAGE_SIZE_TABLE = 20;
/** Number of rows per page of queue and announcement queries. */
export const PAGE_SIZE_MESSAGES = 10;

/** Length at which an announcement's text is truncated, in characters. */
export const ANNOUNCEMENT_CUT = 50;
/** Above this number, the unread count is displayed as '99+'. */
export const UNREAD_DISPLAY_MAX = 99;
/** Time after which the announcement bar shows the next announcement. */
export const NOTICE_ROTATION_MS = 10_000;
/** Refetch interval of the results box. */
export const SCORE_REFRESH_MS = 300_000;

/** A face picture above this size is recompressed. */
export const PHOTO_RECOMPRESS_ABOVE_BYTES = 1024 * 1024;
/** JPEG quality of a recompressed face picture. */
export const PHOTO_JPEG_QUALITY = 0.7;
/** Width and height of the camera circle in pixels. */
export const CAMERA_SIZE = 400;
/** Number of failed face checks before sign-in has to start again. */
export const FACE_FAILURES_ALLOWED = 3;

/** Minimum length of a captcha answer. */
export const CAPTCHA_MIN = 4;
/** Minimum length of a password at sign-in. */
export const PASSWORD_MIN_AT_LOGIN = 5;
/** Minimum length of a password that is set or changed. */
export const PASSWORD_MIN = 8;
/** Maximum length of a password that is set or changed. */
export const PASSWORD_MAX = 14;

/** Minimum of percentage and count inputs. */
export const PERCENT_MIN = 1;
/** Maximum of percentage and count inputs, and of the extension percentage. */
export const PERCENT_MAX = 100;

/** The watermark's opacity. */
export const WATERMARK_OPACITY = 0.15;

/** Timeout of a request. */
export const REQUEST_TIMEOUT_MS = 100_000;
/** Display time of the 'no server' notice. */
export const NETWORK_ERROR_NOTICE_MS = 5000;
/** Display time of any other notice. */
export const NOTICE_MS = 3000;
/** Delay between the request of a repayment code and the refresh. */
export const REPAYMENT_CODE_REFRESH_MS = 120_000;

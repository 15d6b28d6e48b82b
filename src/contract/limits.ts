/** The business constants and limits of §9, and nothing else. Times end in _MS, sizes in _BYTES. */

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
/** Width and height of the camera circle in pixels. */
export const CAMERA_SIZE = 400;
/** Face checks that may fail before sign-in has to begin again. */
export const FACE_FAILURES_ALLOWED = 3;

/** Fewest characters of a captcha answer. */
export const CAPTCHA_MIN = 4;
/** Fewest characters of a password at sign-in. */
export const PASSWORD_MIN_AT_LOGIN = 5;
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

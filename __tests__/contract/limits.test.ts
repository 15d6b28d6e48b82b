import * as limits from '@/contract/limits';
import * as ourLimits from '@/contract/ourLimits';

/** §9, typed by hand from the specification: name, value. */
const WRITTEN: Readonly<Record<keyof typeof limits, number>> = {
  PAGE_SIZE_TASKS: 15,
  PAGE_SIZE_STATISTICS: 25,
  PAGE_SIZE_REPAY_PLAN: 12,
  PAGE_SIZE_PAY_LOGS: 50,
  PAGE_SIZE_TABLE: 20,
  PAGE_SIZE_MESSAGES: 10,
  ANNOUNCEMENT_CUT: 50,
  UNREAD_DISPLAY_MAX: 99,
  NOTICE_ROTATION_MS: 10_000,
  SCORE_REFRESH_MS: 300_000,
  PHOTO_RECOMPRESS_ABOVE_BYTES: 1_048_576,
  PHOTO_JPEG_QUALITY: 0.7,
  CAMERA_SIZE: 400,
  FACE_FAILURES_ALLOWED: 3,
  CAPTCHA_MIN: 4,
  PASSWORD_MIN_AT_LOGIN: 5,
  PASSWORD_MIN: 8,
  PASSWORD_MAX: 14,
  PERCENT_MIN: 1,
  PERCENT_MAX: 100,
  WATERMARK_OPACITY: 0.15,
  REQUEST_TIMEOUT_MS: 100_000,
  NETWORK_ERROR_NOTICE_MS: 5000,
  NOTICE_MS: 3000,
  REPAYMENT_CODE_REFRESH_MS: 120_000,
};

test('GE-04 the constants of §9 stand in contract/limits, with nothing of our own among them', () => {
  expect({ ...limits }).toEqual(WRITTEN);
});

test('GE-04 our own limits take no name of §9', () => {
  expect(Object.keys(ourLimits).filter((name) => name in WRITTEN)).toEqual([]);
});

import type { LoginEvent } from '@/machines/loginModel';
import { createLoginState } from '@/machines/loginStep';
import { createTraceRow } from '@/machines/loginTrace';
import { type LoginTraceRow, TRACE_GENESIS } from '@/machines/loginTraceRow';

/** Returns the recorder's rows for these events, one second apart. */
export function recordedRows(events: readonly LoginEvent[], { sid = 'a'.repeat(32), at = Date.now() } = {}) {
  const rows: LoginTraceRow[] = [];
  let before = createLoginState();
  for (const [seq, event] of events.entries()) {
    const time = new Date(at + seq * 1000).toISOString();
    const { row, after } = createTraceRow(
      { before, payload: { event }, meta: { time, mono: seq * 1000 } },
      { sid, seq, prev: rows.at(-1)?.hash ?? TRACE_GENESIS },
    );
    rows.push(row);
    before = after;
  }
  return rows;
}

/** A sign-in up to the face check's first failure. */
export const failedFaceEvents = (userLoginLogId: string): LoginEvent[] => [
  { type: 'CAPTCHA_OK' },
  { type: 'SUBMIT', usernameLength: 4, passwordLength: 10, captchaLength: 4 },
  { type: 'KEY_OK' },
  { type: 'LOGIN_OK', check: 'camera', userLoginLogId },
  { type: 'START' },
  { type: 'CAM_OK' },
  { type: 'CAPTURE' },
  { type: 'PHOTO', photo: { bytes: 52_000, width: 640, height: 480, recompressed: false, sha256: 'b'.repeat(64) } },
  { type: 'VERIFY', pass: false },
];

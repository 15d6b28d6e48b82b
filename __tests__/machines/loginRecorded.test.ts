import { trailAddRequest } from '@/contract/entities/users/trail';
import type { LoginEvent } from '@/machines/loginModel';
import { toRecordedEvent, TRACE_GENESIS } from '@/machines/loginTraceRow';

import { ALPHABET } from '../support/login/loginAlphabet';
import { recordedRows } from '../support/trail/recordedRows';

const WORDS = 'Ms Pérez, your password is wrong';
const photo = { bytes: 1, width: 2, height: 3, recompressed: false, sha256: 'ab' };

/** Each event with everything that it can carry, and what the trail may know of it. */
const KNOWN: readonly (readonly [LoginEvent, Readonly<Record<string, unknown>>])[] = [
  [{ type: 'CAPTCHA_OK', demanded: false }, { demanded: false }],
  [{ type: 'CAPTCHA_FAIL', code: '14', text: WORDS }, { code: '14' }],
  [
    { type: 'SUBMIT', usernameLength: 9, passwordLength: 12, captchaLength: 7 },
    { usernameLength: 1, passwordLength: 5, captchaLength: 4 },
  ],
  [
    { type: 'SUBMIT', usernameLength: 0, passwordLength: 4, captchaLength: 3 },
    { usernameLength: 0, passwordLength: 4, captchaLength: 3 },
  ],
  [{ type: 'KEY_FAIL', code: '14', text: WORDS }, { code: '14' }],
  [
    { type: 'LOGIN_OK', check: 'camera', userLoginLogId: '77' },
    { check: 'camera', userLoginLogId: '77' },
  ],
  [{ type: 'LOGIN_NO', code: '11', msg: WORDS }, { code: '11' }],
  [{ type: 'PHOTO', photo }, {}],
  [
    { type: 'VERIFY', pass: false, exhausted: true },
    { pass: false, exhausted: true },
  ],
  [{ type: 'PROVIDER_CODE', code: '418' }, { code: '418' }],
  [{ type: 'FORCED', code: '02', msg: WORDS }, { code: '02' }],
  [{ type: 'LANG', lang: 'es' }, { lang: 'es' }],
  [{ type: 'RESTORED', userLoginLogId: null }, { userLoginLogId: null }],
  [{ type: 'NET_FAIL', code: '99', text: WORDS }, { code: '99' }],
  [{ type: 'START' }, {}],
];

test.each(KNOWN)('TR-01 of %j the trail knows no more than %j', (event, recorded) => {
  expect(toRecordedEvent(event)).toStrictEqual({ ...recorded, type: event.type });
});

test('TR-01 what an event does not tell is not recorded as something, and what does not belong to it not at all', () => {
  const untold = { type: 'CAPTCHA_FAIL', code: undefined } as unknown as LoginEvent;
  expect(toRecordedEvent(untold)).toStrictEqual({ type: 'CAPTCHA_FAIL' });
  const strange = { type: 'START', code: '11', password: WORDS } as unknown as LoginEvent;
  expect(toRecordedEvent(strange)).toStrictEqual({ type: 'START' });
});

test('TR-01 the very first row follows 64 noughts', () => {
  expect(TRACE_GENESIS).toMatch(/^0{64}$/u);
});

test.each(Object.entries(ALPHABET))('TR-02 the server accepts a reported %s', (_, event) => {
  expect(trailAddRequest.safeParse({ rows: recordedRows([event]) })).toMatchObject({ success: true });
});

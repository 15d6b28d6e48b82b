import type { Language } from '@/contract/language';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

import { withKnownLengths } from './knownLengths';
import type { LoginEvent, LoginEventOf, LoginEventType, PhotoFacts } from './loginEvents';
import type { LoginOutcome } from './loginStep';

/** The shape of the rows; raised when it changes. */
export const TRACE_VERSION = 1;

/** The `prev` of the very first row. */
export const TRACE_GENESIS = '0'.repeat(64);

/** One event of a sign-in as it is recorded (TR-01): whatever happened, also what was ignored or came too late. */
export interface LoginTraceRow {
  readonly v: number;
  /** The machine's version. */
  readonly machine: string;
  /** Counts from 0 within one opening of the page. */
  readonly seq: number;
  /** The row before's `hash`. */
  readonly prev: string;
  /** SHA-256 in hex over the canonical JSON of everything else in the row. */
  readonly hash: string;
  /** A random name of this opening of the page. */
  readonly sid: string;
  readonly userLoginLogId: string | null;
  /** UTC, ISO 8601. */
  readonly ts: string;
  /** Milliseconds since the page was opened. */
  readonly mono: number;
  readonly event: LoginEvent;
  /** The stamp of the effect that sent the event; null when a person did. */
  readonly stamp: number | null;
  readonly outcome: LoginOutcome;
  readonly from: string;
  readonly to: string;
  readonly fails: number;
  readonly code: string | null;
  readonly epoch: number;
  readonly lang: Language;
  readonly photo: PhotoFacts | null;
}

type FieldOf<Type extends LoginEventType> = Exclude<keyof LoginEventOf<Type>, 'type'>;
type WithFields = { [Type in LoginEventType]: [FieldOf<Type>] extends [never] ? never : Type }[LoginEventType];

/** The fields of each event that the trail may know. Words of the server are not among them: they may speak of a person. */
const RECORDED_FIELDS: { readonly [Type in WithFields]: readonly FieldOf<Type>[] } = {
  CAPTCHA_OK: ['demanded'],
  CAPTCHA_FAIL: ['code'],
  SUBMIT: ['usernameLength', 'passwordLength', 'captchaLength'],
  KEY_FAIL: ['code'],
  LOGIN_OK: ['check', 'userLoginLogId'],
  LOGIN_NO: ['code'],
  PHOTO: [],
  VERIFY: ['pass', 'exhausted'],
  PROVIDER_CODE: ['code'],
  FORCED: ['code'],
  LANG: ['lang'],
  RESTORED: ['userLoginLogId'],
  NET_FAIL: ['code', 'passed'],
};

/** The event with only those fields that the trail may know. */
export function recordedEvent(event: LoginEvent): LoginEvent {
  const allowed: Readonly<Partial<Record<LoginEventType, readonly string[]>>> = RECORDED_FIELDS;
  const fields = Object.entries(withKnownLengths(event)).filter(
    ([name, value]) => allowed[event.type]?.includes(name) && value !== undefined,
  );
  return { ...Object.fromEntries(fields), type: event.type } as LoginEvent;
}

/** The hash that belongs to a row's contents. */
export function traceHash(row: Omit<LoginTraceRow, 'hash'>): string {
  const contents = { ...row, hash: undefined };
  return bytesToHex(sha256(utf8ToBytes(canonicalize(contents) ?? '')));
}

import type { Language } from '@/contract/language';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

import { capLengths, type LoginEvent, type NamedLoginEvent, type LoginEventType, type PhotoFacts } from './loginModel';
import type { LoginOutcome } from './loginStep';

/** Version of the row format; increases when it changes. */
export const TRACE_VERSION = 1;

/** `prev` of the very first row. */
export const TRACE_GENESIS = '0'.repeat(64);

/** A recorded event of a sign-in (TR-01), including events that were ignored or stale. */
export interface LoginTraceRow {
  readonly v: number;
  /** The machine's version. */
  readonly machine: string;
  /** Row number from 0 within one page load. */
  readonly seq: number;
  /** `hash` of the previous row. */
  readonly prev: string;
  /** SHA-256 in hex over the canonical JSON of all other fields of the row. */
  readonly hash: string;
  /** Random id of this page load. */
  readonly sid: string;
  readonly userLoginLogId: string | null;
  /** UTC, ISO 8601. */
  readonly ts: string;
  /** Milliseconds since the page load. */
  readonly mono: number;
  readonly event: LoginEvent;
  /** Epoch of the effect that sent the event; null for a user event. */
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

type FieldOf<Type extends LoginEventType> = Exclude<keyof NamedLoginEvent<Type>, 'type'>;
type WithFields = { [Type in LoginEventType]: [FieldOf<Type>] extends [never] ? never : Type }[LoginEventType];

/** Recorded fields of each event. Messages of the server are not among them, because they may name a person. */
const RECORDED_FIELDS: { readonly [Type in WithFields]: readonly FieldOf<Type>[] } = {
  CAPTCHA_OK: ['demanded', 'singleSignOn', 'passkey'],
  SSO: ['nameLength'],
  CAPTCHA_FAIL: ['code'],
  SUBMIT: ['usernameLength', 'passwordLength', 'captchaLength'],
  KEY_FAIL: ['code'],
  LOGIN_OK: ['check', 'userLoginLogId', 'proofs'],
  LOGIN_NO: ['code'],
  FACTOR_CODE: ['codeLength'],
  FACTOR_OK: ['check'],
  FACTOR_NO: ['code'],
  PHOTO: [],
  VERIFY: ['pass', 'exhausted'],
  PROVIDER_CODE: ['code'],
  FORCED: ['code'],
  LANG: ['lang'],
  LOGOUT_DONE: [],
  RESTORED: ['userLoginLogId'],
  NET_FAIL: ['code', 'passed'],
};

/** Returns the event with only its recorded fields. */
export function toRecordedEvent(event: LoginEvent): LoginEvent {
  const allowed: Readonly<Partial<Record<LoginEventType, readonly string[]>>> = RECORDED_FIELDS;
  const fields = Object.entries(capLengths(event)).filter(
    ([name, value]) => allowed[event.type]?.includes(name) && value !== undefined,
  );
  return { ...Object.fromEntries(fields), type: event.type } as LoginEvent;
}

/** Returns the hash of a row's contents. */
export function hashTraceRow(row: Omit<LoginTraceRow, 'hash'>): string {
  const contents = { ...row, hash: undefined };
  return bytesToHex(sha256(utf8ToBytes(canonicalize(contents) ?? '')));
}

import type { CallResult } from '@/contract/codes/contactCodes';
import type { CaseStatus, CollectionResult, Willingness } from '@/contract/codes/caseCodes';
import type { PromiseState } from '@/contract/codes/moneyCodes';

/** Tag colors (getCodeLabel.module.css); the label always carries the same meaning. */
export type Tone = 'plain' | 'fresh' | 'waiting' | 'working' | 'promise' | 'good' | 'bad';

/** A tone for each code that has one; others stay plain. */
export type Tones = Readonly<Partial<Record<string, Tone>>>;

/** Tones of the case status (§4). */
export const CASE_STATUS_TONES: Tones = {
  C00: 'fresh',
  C01: 'waiting',
  C10: 'working',
  C20: 'promise',
  C30: 'plain',
  C31: 'good',
  C32: 'good',
  C40: 'plain',
  C50: 'bad',
} satisfies Record<CaseStatus, Tone>;

/** Tones of call results (§4): promises and payments are highlighted, refusals are warnings. */
export const CALL_RESULT_TONES: Tones = {
  PTP: 'promise',
  PTCPST: 'promise',
  CR10: 'promise',
  WTP: 'working',
  RPD: 'good',
  STLD: 'good',
  PTRPD: 'good',
  CR20: 'good',
  DTP: 'bad',
  BP: 'bad',
  FRAUD: 'bad',
  CR70: 'bad',
  NOVLD: 'waiting',
  LC: 'waiting',
  CR60: 'waiting',
} satisfies Partial<Record<CallResult | CollectionResult, Tone>>;

/** Tones of the willingness to pay (§2). */
export const WILLINGNESS_TONES: Tones = {
  high: 'good',
  medium: 'working',
  low: 'bad',
  unknown: 'plain',
} satisfies Record<Willingness, Tone>;

/** Tones of the outcome of a promise. */
export const PROMISE_STATE_TONES: Tones = {
  open: 'promise',
  kept: 'good',
  partly: 'waiting',
  broken: 'bad',
} satisfies Record<PromiseState, Tone>;

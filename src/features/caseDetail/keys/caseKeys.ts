import type { CallStatus, RecordableResult } from '@/contract/codes/contactCodes';
import type { MessageId } from '@/i18n/messageIds';
import { PALETTE_KEY } from '@/ui/screen/paletteKey';

/** Shortcuts of the case screen outside text fields. */
export const CASE_KEYS = {
  next: 'n',
  previous: 'p',
  list: 'l',
  record: 'r',
  call: 'c',
  hangUp: 'h',
  wish: 'b',
  sms: 's',
  deduct: 'd',
  code: 'q',
  keys: '?',
} as const;

/** Saves the result and opens the next case, wherever the cursor is. */
export const SAVE_KEY = 'Ctrl+Enter';

/** Key that chooses each call status group (§4). */
export const STATUS_KEYS = {
  NULL: '1',
  DA: '2',
  NOA: '3',
  BLK: '4',
  CNCT: '5',
  VERIFY: '6',
  OTHER: '7',
} as const satisfies Record<CallStatus, string>;

/** Key that chooses each result. Fixed per result, so that a result without permission leaves a gap; unique within a call status group. */
export const RESULT_KEYS = {
  LC: 'w',
  RETRY: 'w',
  RPD: 'w',
  PTP: 'e',
  DTP: 't',
  WTP: 'y',
  PTCPST: 'u',
  PTN: 'i',
  ND: 'o',
  NORLVT: 'a',
  NOCLCT: 'f',
  NOVLD: 'g',
  BP: 'w',
  FRAUD: 'e',
  PTRPD: 't',
  STLD: 'y',
  MEMO: 'w',
  CR10: 'e',
  CR20: 't',
  CR30: 'y',
  CR40: 'u',
  CR50: 'i',
  CR60: 'o',
  CR70: 'a',
  CR80: 'f',
} as const satisfies Record<RecordableResult, string>;

/** Keyboard shortcuts for display: the key and its action. */
export const KEY_HELP: readonly { readonly keys: string; readonly does: MessageId }[] = [
  { keys: CASE_KEYS.call, does: 'case.keys.call' },
  { keys: CASE_KEYS.hangUp, does: 'case.keys.hangUp' },
  { keys: '1 – 7', does: 'case.keys.status' },
  { keys: `${RESULT_KEYS.RPD} ${RESULT_KEYS.PTP} ${RESULT_KEYS.DTP} …`, does: 'case.keys.result' },
  { keys: SAVE_KEY, does: 'case.record.saveNext' },
  { keys: CASE_KEYS.record, does: 'case.keys.record' },
  { keys: CASE_KEYS.wish, does: 'wish.note' },
  { keys: CASE_KEYS.next, does: 'case.next' },
  { keys: CASE_KEYS.previous, does: 'case.previous' },
  { keys: CASE_KEYS.list, does: 'case.back' },
  { keys: CASE_KEYS.sms, does: 'case.action.sms' },
  { keys: CASE_KEYS.deduct, does: 'case.action.deduct' },
  { keys: CASE_KEYS.code, does: 'case.action.code' },
  { keys: 'Shift + 1 – 8', does: 'case.keys.tab' },
  { keys: PALETTE_KEY, does: 'case.keys.palette' },
  { keys: CASE_KEYS.keys, does: 'case.keys.title' },
];

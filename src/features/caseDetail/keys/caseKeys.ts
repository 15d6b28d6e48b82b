import type { MessageId } from '@/i18n/messageIds';
import { PALETTE_KEY } from '@/ui/paletteKey';

/** Keys of the case screen while nothing is being typed. */
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

/** Writes the result down and opens the next case, wherever the cursor is. */
export const SAVE_KEY = 'Ctrl+Enter';

/** One key for each call status group, in the order of §4: NULL, DA, NOA, BLK, CNCT, VERIFY, OTHER. */
export const STATUS_KEYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** One key for each result of the chosen group, by its place: those that nothing else uses, as they lie on the keyboard. */
export const RESULT_KEYS = ['w', 'e', 't', 'y', 'u', 'i', 'o', 'a', 'f', 'g'] as const;

/** The keys as the screen tells them: what to press, and what it does. */
export const KEYS_TOLD: readonly { readonly keys: string; readonly does: MessageId }[] = [
  { keys: CASE_KEYS.call, does: 'case.keys.call' },
  { keys: CASE_KEYS.hangUp, does: 'case.keys.hangUp' },
  { keys: '1 – 7', does: 'case.keys.status' },
  { keys: `${RESULT_KEYS.slice(0, 3).join(' ')} …`, does: 'case.keys.result' },
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

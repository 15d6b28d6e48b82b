import type { DutyStatus } from '@/contract/codes/seatCodes';

/** Fields of the batch form; 'clear' is not a status. */
export interface BatchFields {
  readonly userIds: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly weekdays?: readonly number[];
  readonly status: DutyStatus | 'clear';
}

/** The form's fields as the call takes them. */
export const toBatchRequest = ({ userIds, from, to, weekdays = [], status }: BatchFields) => ({
  userIds: [...userIds],
  from,
  to,
  status: status === 'clear' ? null : status,
  ...(weekdays.length > 0 && { weekdays: [...weekdays] }),
});

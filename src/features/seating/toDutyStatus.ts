import { DUTY_STATUS, type DutyStatus } from '@/contract/codes/seatCodes';

/** A code of an answer as a status; one that the table does not know, or none, is null. */
export const toDutyStatus = (code: string | null | undefined): DutyStatus | null => (isDutyCode(code) ? code : null);

const isDutyCode = (code: string | null | undefined): code is DutyStatus =>
  typeof code === 'string' && Object.hasOwn(DUTY_STATUS, code);

import type { RecordableResult } from '@/contract/codes/contactCodes';
import type { Willingness } from '@/contract/codes/caseCodes';

/**
 * Willingness to pay that a result indicates. Results without an answer change nothing. Neither do ND and PTN: being informed, or a
 * promise to pass it on, is not willingness.
 */
const SHOWN: Readonly<Partial<Record<RecordableResult, Willingness>>> = {
  RPD: 'high',
  PTP: 'high',
  PTRPD: 'high',
  STLD: 'high',
  PTCPST: 'medium',
  WTP: 'medium',
  DTP: 'low',
  BP: 'low',
  NOCLCT: 'low',
  FRAUD: 'low',
  CR10: 'high',
  CR20: 'medium',
  CR40: 'low',
  CR70: 'low',
};

/** Returns the willingness after a result; the former one if the result indicates nothing (CL-01). */
export const willingnessAfter = (former: Willingness, result: RecordableResult): Willingness => SHOWN[result] ?? former;

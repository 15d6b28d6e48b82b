import type { RecordableResult } from '@/contract/codes/recordedResult';
import type { Willingness } from '@/contract/codes/willingness';

/** What a result tells about the borrower's willingness to pay. Results without an answer tell nothing and change nothing, nor do ND and PTN: having been told, or that somebody will pass it on, is no willingness. */
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

/** The willingness after a result; the former one where the result tells nothing (CL-01). */
export const willingnessAfter = (former: Willingness, result: RecordableResult): Willingness => SHOWN[result] ?? former;

import { isAgainstLine } from '@/contract/codes/contactCodes';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';

import type { RecordFields } from './recordFields';

/** Returns true if a result states 'connected' for a call that the line ended unanswered. */
export const contradictsLine = ({ phoneCallId, callStatus }: RecordFields, call: PhoneCall | null): boolean =>
  call?.id === phoneCallId && isAgainstLine(callStatus, call?.callStatus ?? null);

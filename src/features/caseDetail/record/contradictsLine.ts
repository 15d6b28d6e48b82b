import { isAgainstLine } from '@/contract/codes/callStatus';
import type { PhoneCall } from '@/contract/entities/phoneCall';

import type { RecordFields } from './recordFields';

/** Whether a result says 'connected' of a call that the line itself ended unanswered. */
export const contradictsLine = ({ phoneCallId, callStatus }: RecordFields, call: PhoneCall | null): boolean =>
  call?.id === phoneCallId && isAgainstLine(callStatus, call?.callStatus ?? null);

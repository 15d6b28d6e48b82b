import { CONNECTED } from '@/contract/codes/callStatus';
import type { PhoneCall } from '@/contract/entities/phoneCall';

import type { RecordFields } from './recordFields';

/** Whether a result says 'connected' of a call that the line itself ended unanswered. */
export const isAgainstLine = ({ phoneCallId, callStatus }: RecordFields, call: PhoneCall | null): boolean =>
  call !== null &&
  call.id === phoneCallId &&
  call.callStatus !== null &&
  call.callStatus !== CONNECTED &&
  callStatus === CONNECTED;

import type { PhoneCall } from '@/contract/entities/cases/phoneCall';

/** Returns true if a call has not ended yet. */
export const isCallActive = (call: PhoneCall | null | undefined): call is PhoneCall =>
  call !== null && call !== undefined && call.state !== 'ended';

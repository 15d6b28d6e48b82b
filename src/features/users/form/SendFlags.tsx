import type { SystemUser } from '@/contract/entities/systemUser';

/** The five ways of sending (§6), with the names by which the trade knows them. */
export const SEND_FLAGS = [
  { field: 'sendBlu', name: 'BLU' },
  { field: 'sendIvr', name: 'IVR' },
  { field: 'sendLunar', name: 'LUNAR' },
  { field: 'sendSms', name: 'SMS' },
  { field: 'sendWaba', name: 'WABA' },
] as const;

/** The ways in which a user may send. */
export function SendFlags({ user }: { readonly user: SystemUser }) {
  const names = SEND_FLAGS.filter(({ field }) => user[field]).map(({ name }) => name);
  return names.length === 0 ? '–' : names.join(' · ');
}

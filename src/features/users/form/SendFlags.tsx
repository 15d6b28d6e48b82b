import type { SystemUser } from '@/contract/entities/users/systemUser';
import { SEND_FLAGS } from '@/contract/sendFlags';

/** The ways in which a user may send. */
export function SendFlags({ user }: { readonly user: SystemUser }) {
  const names = SEND_FLAGS.filter(({ field }) => user[field]).map(({ name }) => name);
  return names.length === 0 ? '–' : names.join(' · ');
}

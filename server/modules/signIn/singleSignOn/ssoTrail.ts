import type { OpenContext } from '../../../access/callContext';
import type { Transaction } from '../../../database/connect';
import { addTrail } from '../../../security/trail/trailStore';
import { writeLoginLog } from '../loginAttemptStore';
import type { FailedSingleSignOn } from './ssoFailure';

/** Failed sign-in with a company account, as far as its institution and user are known. */
interface RecordedFailure extends FailedSingleSignOn {
  readonly institutionId: number | null;
  readonly userId?: number;
  readonly issuer?: string;
  readonly veins?: string;
}

/** Writes a failure to the login log and the audit log of the institution, with the provider's error code and never a token. */
export const recordFailure = async (
  tx: Transaction,
  { failure, said, institutionId, userId, issuer, veins = '' }: RecordedFailure,
  { now, ip }: Pick<OpenContext, 'now' | 'ip'>,
): Promise<void> => {
  const of = { institutionId, userId: userId ?? null };
  const entry = { ...of, outcome: failure, ip, client: 'main' as const, veins, createdAt: now };
  const loginLogId = await writeLoginLog(tx, entry);
  const detail = { client: 'main', ip, ...(issuer !== undefined && { issuer }), ...(said !== undefined && { said }) };
  await addTrail(tx, { ...of, loginLogId, event: 'signIn', outcome: failure, detail, now });
};

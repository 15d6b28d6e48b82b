import type { Client } from '@/contract/call';
import type { OpenContext } from '../../access/callContext';
import type { Transaction } from '../../database/connect';
import { addTrail } from '../../security/trail/trailStore';
import { writeLoginLog, type LoginOutcome } from './loginLogStore';
import type { UserSigningIn } from './signInUserStore';

/** Logged data of a sign-in attempt, regardless of its outcome. */
export interface LoggedRequest {
  readonly client: Client;
  readonly veins: string;
  readonly gps?: { readonly latitude: number; readonly longitude: number } | null | undefined;
}

type Log = (outcome: LoginOutcome, user?: UserSigningIn) => Promise<number>;

const getOwner = (user: UserSigningIn | undefined) => ({
  userId: user?.user.id ?? null,
  institutionId: user?.user.institutionId ?? null,
});

/** The name at this moment: an audit log that joined the current name would change with it. */
const getName = (known: UserSigningIn | undefined) => known && { username: known.user.username, name: known.user.name };

/** Writes the outcome of an attempt to the login log and the audit log; for a known name, on the chain of the user's institution. */
export const getLog = (tx: Transaction, request: LoggedRequest, { now, ip }: Pick<OpenContext, 'now' | 'ip'>): Log => {
  const { client, veins, gps } = request;
  const place = { latitude: gps?.latitude ?? null, longitude: gps?.longitude ?? null };
  return async (outcome, user) => {
    const loginLogId = await writeLoginLog(tx, {
      outcome,
      ip,
      client,
      veins,
      ...place,
      ...getOwner(user),
      createdAt: now,
    });
    const detail = { client, ip, ...getName(user) };
    await addTrail(tx, { ...getOwner(user), loginLogId, event: 'signIn', outcome, detail, now });
    return loginLogId;
  };
};

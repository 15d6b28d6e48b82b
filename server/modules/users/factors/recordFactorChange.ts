import type { FactorKind } from '@/contract/codes/signInCodes';
import type { UserChange } from '@/contract/codes/userCodes';
import { runAsServiceRole } from '../../../database/callTransaction';
import type { Transaction } from '../../../database/connect';
import type { CallerContext } from '../../../access/callContext';
import { findLiveSession } from '../../../security/session/sessionStore';
import { addTrail } from '../../../security/trail/trailStore';
import { writeUserHistory } from '../userHistoryStore';
import { getOpenSessions } from '../userSessionStore';

/** Kinds of changes of a user's second factors. */
type FactorChange = Extract<
  UserChange,
  'factorAdded' | 'factorRenamed' | 'factorRemoved' | 'factorsReset' | 'recoveryCodes'
>;

/** Notifies the open sessions of a user, except the caller's own one. */
async function notifySessions(userId: number, context: CallerContext): Promise<void> {
  const { caller, publish } = context;
  const { institutionId } = caller;
  if (userId !== caller.userId) {
    publish({ institutionId, userIds: [userId] }, { type: 'factorsChanged' });
    return;
  }
  for (const { id, state } of await getOpenSessions(context)) {
    if (id === caller.sessionId || state === 'half') continue;
    publish({ institutionId, userIds: [userId], sessionId: id }, { type: 'factorsChanged' });
  }
}

const getLoginLogId = async (own: Transaction, sessionId: number): Promise<number | null> =>
  (await findLiveSession(own, sessionId))?.loginLogId ?? null;

/** Writes a refused enrollment to the audit log; committed although the call is refused. */
export const recordFactorRefusal = (
  detail: { readonly kind: FactorKind; readonly reason: string },
  { caller: { institutionId, userId, sessionId }, now, inOwnTransaction }: CallerContext,
): Promise<void> =>
  inOwnTransaction((tx) =>
    runAsServiceRole(tx, async (own) => {
      const loginLogId = await getLoginLogId(own, sessionId);
      const fact = { event: 'factorRefused', outcome: 'wrongFactor', detail, now } as const;
      await addTrail(own, { institutionId, userId, loginLogId, ...fact });
    }),
  );

/**
 * Writes a change of a user's second factors to the user's history and to the audit log, and notifies the user's other sessions
 * (ASVS 6.3.7). Call it last in the transaction.
 */
export async function recordFactorChange(userId: number, kind: FactorChange, context: CallerContext): Promise<void> {
  const { tx, caller, now } = context;
  const { institutionId, sessionId } = caller;
  await writeUserHistory({ userIds: [userId], kind }, context);
  await notifySessions(userId, context);
  await runAsServiceRole(tx, async (own) => {
    const loginLogId = userId === caller.userId ? await getLoginLogId(own, sessionId) : null;
    const detail = { by: caller.userId };
    await addTrail(own, { institutionId, userId, loginLogId, event: 'factorChanged', outcome: kind, detail, now });
  });
}

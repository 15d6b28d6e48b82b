import { isWatcher } from '@/contract/grants';
import { runAsServiceRole } from '../../../database/callTransaction';
import type { CallerContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { removeAllFactors } from '../../signIn/signInFacade';
import { requireApprovalForDeciders } from '../requireApprovalForDeciders';
import { lockUser } from '../systemUserStore';
import { recordFactorChange } from './recordFactorChange';

/**
 * Removes the second factors of another user, who then signs in with the password until a new one is set up. Those of a supervisor are
 * removed by the operator only, like the password (RO-01).
 */
export async function removeUserFactors({ id }: { readonly id: string }, context: CallerContext): Promise<void> {
  const { user } = await lockUser(id, context);
  const { caller, tx } = context;
  // Callers remove their own factors in their account, one by one.
  if (user.id === caller.userId) throw new Refusal('notAllowed');
  if (isWatcher(user.role)) throw new Refusal('operatorOnly');
  await requireApprovalForDeciders([user], { what: 'factors', whom: [id], forUserId: user.id }, context);
  const owner = { institutionId: caller.institutionId, userId: user.id };
  const removed = await runAsServiceRole(tx, (own) => removeAllFactors(own, owner));
  if (removed === 0) throw new Refusal('notFound');
  await recordFactorChange(user.id, 'factorsReset', context);
}

import type { TrailSelection } from '@/contract/entities/users/trail';
import { runAsServiceRole } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { hasParent } from './trailLoginStore';

/** Chain of entries without an institution: sign-ins with unknown names. */
const HOUSE_CHAIN = 0;

type VerifyChainLinkContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Returns true if the institution may read the chain of names without an institution (`house`): it has no parent (TR-02). */
export const mayReadNameChain = async ({ tx, caller }: VerifyChainLinkContext): Promise<boolean> =>
  !(await hasParent(tx, caller.institutionId));

/** Runs work on the requested chain with the necessary rights: the institution's, or the one of names without an institution (`house`). */
export async function verifyChainLink<Result>(
  of: TrailSelection | undefined,
  context: VerifyChainLinkContext,
  work: (tx: Transaction, chain: number) => Promise<Result>,
): Promise<Result> {
  if (of !== 'house') return work(context.tx, context.caller.institutionId);
  if (!(await mayReadNameChain(context))) throw new Refusal('notAllowed');
  return runAsServiceRole(context.tx, (own) => work(own, HOUSE_CHAIN));
}

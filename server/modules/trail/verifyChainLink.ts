import type { TrailOf } from '@/contract/entities/trail';
import { asServiceRole } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { hasParent } from './trailLoginStore';

/** The chain of what belongs to no institution: names that nobody has. */
const HOUSE_CHAIN = 0;

type Context = Pick<CallerContext, 'tx' | 'caller'>;

/** Whether the caller's institution answers for the house as well: one that no other stands above does (TR-02). */
export const answersForHouse = async ({ tx, caller }: Context): Promise<boolean> =>
  !(await hasParent(tx, caller.institutionId));

/** Works on the chain that is asked for: the caller's institution's, or the house's, with the rights that this one needs. */
export async function verifyChainLink<Result>(
  of: TrailOf | undefined,
  context: Context,
  work: (tx: Transaction, chain: number) => Promise<Result>,
): Promise<Result> {
  if (of !== 'house') return work(context.tx, context.caller.institutionId);
  if (!(await answersForHouse(context))) throw new Refusal('notAllowed');
  return asServiceRole(context.tx, (own) => work(own, HOUSE_CHAIN));
}

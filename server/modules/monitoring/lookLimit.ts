import { and, desc, eq, gt } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';
import { behaviour } from '../../database/tables/workTables';
import { Refusal } from '../../kernel/refusal';
import { isReveal } from './behaviourCountStore';

/** So many hidden values and pictures one user may look at within LOOKS_WINDOW_MS, one in twelve seconds: more than anybody's work needs, and far too few to carry a portfolio away. */
export const LOOKS_MOST = 300;
/** See LOOKS_MOST. */
export const LOOKS_WINDOW_MS = 60 * 60_000;

const MINUTE_MS = 60_000;

/** Refuses another look at personal data while the caller has had as many as anybody may have within an hour, and says when there is one again (CD-12). */
export async function refuseTooManyLooks({ tx, caller, now }: Pick<CallerContext, 'tx' | 'caller' | 'now'>) {
  const since = new Date(now.getTime() - LOOKS_WINDOW_MS);
  const [last] = await tx
    .select({ at: behaviour.createdAt })
    .from(behaviour)
    .where(
      and(
        eq(behaviour.institutionId, caller.institutionId),
        eq(behaviour.userId, caller.userId),
        gt(behaviour.createdAt, since),
        isReveal(behaviour.type),
      ),
    )
    .orderBy(desc(behaviour.createdAt))
    .offset(LOOKS_MOST - 1)
    .limit(1);
  if (last === undefined) return;
  const minutes = Math.max(1, Math.ceil((last.at.getTime() - since.getTime()) / MINUTE_MS));
  throw new Refusal('tooManyLooks', { most: LOOKS_MOST, minutes });
}

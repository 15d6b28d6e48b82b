import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { nthLatestLook } from './behaviourStore';

/** So many hidden values and pictures one user may look at within LOOKS_WINDOW_MS, one in twelve seconds: more than anybody's work needs, and far too few to carry a portfolio away. */
const LOOKS_MOST = 300;
/** See LOOKS_MOST. */
const LOOKS_WINDOW_MS = 60 * 60_000;

const MINUTE_MS = 60_000;

/** Refuses another look at personal data while the caller has had as many as anybody may have within an hour, and says when there is one again (CD-12). */
export async function assertRevealRateLimit({
  tx,
  caller,
  now,
}: Pick<CallerContext, 'tx' | 'caller' | 'now'>): Promise<void> {
  const since = new Date(now.getTime() - LOOKS_WINDOW_MS);
  const at = await nthLatestLook(tx, { caller, nth: LOOKS_MOST, since });
  if (at === undefined) return;
  const minutes = Math.max(1, Math.ceil((at.getTime() - since.getTime()) / MINUTE_MS));
  throw new Refusal('tooManyLooks', { most: LOOKS_MOST, minutes });
}

import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { findNthLatestReveal } from './behaviorStore';

/**
 * Maximum number of hidden values and pictures that one user may view within LOOKS_WINDOW_MS: one in twelve seconds. More than
 * any work requires, and far too few to copy a portfolio.
 */
const LOOKS_MOST = 300;
/** See LOOKS_MOST. */
const LOOKS_WINDOW_MS = 60 * 60_000;

const MINUTE_MS = 60_000;

/**
 * Refuses access to personal data if the caller has reached the limit of an hour; the refusal contains the time of the next one
 * (CD-12).
 */
export async function assertRevealRateLimit({
  tx,
  caller,
  now,
}: Pick<CallerContext, 'tx' | 'caller' | 'now'>): Promise<void> {
  const since = new Date(now.getTime() - LOOKS_WINDOW_MS);
  const at = await findNthLatestReveal(tx, { caller, nth: LOOKS_MOST, since });
  if (at === undefined) return;
  const minutes = Math.max(1, Math.ceil((at.getTime() - since.getTime()) / MINUTE_MS));
  throw new Refusal('tooManyLooks', { most: LOOKS_MOST, minutes });
}

import type { LawMode } from '@/contract/codes/lawMode';
import type { LawDecision } from '@/contract/law/contact';
import type { Judged } from './decideFor';
import { doesStop } from './keptLaw';

/** What somebody is told who wants to contact a borrower: what counts of the rules, and whether a reason helps. */
export interface Answer {
  /** Where the rules of law stop nobody: what was asked for alone. */
  readonly told: LawDecision;
  readonly goesOn: 'freely' | 'withReason' | 'never';
}

/**
 * What the rules mean in a mode (LC-08). What the borrower asked for is no draft of a law: it refuses in every mode, and no
 * reason lifts it (LC-05).
 */
export function answerTo({ decision, wished }: Judged, mode: LawMode): Answer {
  const told = doesStop(mode) ? decision : wished;
  if (wished.verdict === 'deny') return { told, goesOn: 'never' };
  if (told.verdict === 'allow') return { told, goesOn: 'freely' };
  return { told, goesOn: told.verdict === 'deny' && mode === 'enforce' ? 'never' : 'withReason' };
}

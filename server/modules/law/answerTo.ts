import type { LawDecision } from '@/contract/law/contact';
import type { Judged } from './decideFor';
import type { ModedRules } from './modedRules';

/** What somebody is told who wants to contact a borrower: what counts of the rules, and whether a reason helps. */
export interface Answer {
  /** Where the rules of law stop nobody: what was asked for alone. */
  readonly told: LawDecision;
  readonly goesOn: 'freely' | 'withReason' | 'never';
}

/**
 * What the rules mean by what each of them does (LC-08). What the borrower asked for is no draft of a law: it refuses in every
 * mode, and no reason lifts it (LC-05).
 */
export function answerTo({ told, wished }: Judged, { modeOf }: Pick<ModedRules, 'modeOf'>): Answer {
  if (wished.verdict === 'deny') return { told, goesOn: 'never' };
  if (told.verdict === 'allow') return { told, goesOn: 'freely' };
  const isRefused = told.reasons.some(({ effect, rule }) => effect === 'deny' && modeOf(rule) === 'enforce');
  return { told, goesOn: isRefused ? 'never' : 'withReason' };
}

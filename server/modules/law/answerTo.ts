import type { LawDecision, RuleViolation } from '@/contract/law/contact';
import { HOUSE_PACK } from '@/contract/law/chosenPacks';
import type { Judged } from './decideFor';
import type { ModedRules } from './modedRules';

/** What somebody is told who wants to contact a borrower: what counts of the rules, and whether a reason helps. */
export interface Answer {
  /** Where the rules of law stop nobody: what was asked for alone. */
  readonly told: LawDecision;
  readonly goesOn: 'freely' | 'withReason' | 'never';
  /** Those that refuse, whatever the reason. */
  readonly refusing: readonly RuleViolation[];
}

type Modes = Pick<ModedRules, 'modeOf'>;

/** What the house asks for because of what somebody asked for refuses in every mode, other rules where they are made to. */
const getRefusing = ({ reasons }: LawDecision, { modeOf }: Modes): RuleViolation[] =>
  reasons.filter(
    ({ effect, rule, pack }) => effect === 'deny' && (modeOf(rule) === 'enforce' || pack.startsWith(`${HOUSE_PACK}@`)),
  );

/**
 * What the rules mean by what each of them does (LC-08). What the borrower asked for is no draft of a law: it refuses in every
 * mode, and no reason lifts it (LC-05).
 */
export function answerTo({ told, wished }: Judged, modes: Modes): Answer {
  const refusing = getRefusing(told, modes);
  if (wished.verdict === 'deny') return { told, goesOn: 'never', refusing };
  if (told.verdict === 'allow') return { told, goesOn: 'freely', refusing };
  return { told, goesOn: refusing.length > 0 ? 'never' : 'withReason', refusing };
}

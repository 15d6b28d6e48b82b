import type { LawDecision, RuleViolation } from '@/contract/law/contact';
import { PRODUCT_PACK } from '@/contract/law/selectPacks';
import type { JudgedContact } from './decideFor';
import type { ModedRules } from './applyRuleModes';

/** Verdict for a user who wants to contact a borrower: the violated rules, and whether a reason permits the contact. */
export interface ContactAnswer {
  /** Decision of all rules that can stop a contact; if the rules of law stop none, that of the contact preferences alone. */
  readonly told: LawDecision;
  readonly goesOn: 'freely' | 'withReason' | 'never';
  /** Violations that refuse the contact regardless of a reason. */
  readonly refusing: readonly RuleViolation[];
}

type Modes = Pick<ModedRules, 'modeOf'>;

/**
 * Returns the violations that refuse a contact: those of `PRODUCT_PACK`, which follow contact preferences, in every mode; others
 * if their mode is "enforce".
 */
const getRefusing = ({ reasons }: LawDecision, { modeOf }: Modes): RuleViolation[] =>
  reasons.filter(
    ({ effect, rule, pack }) =>
      effect === 'deny' && (modeOf(rule) === 'enforce' || pack.startsWith(`${PRODUCT_PACK}@`)),
  );

/**
 * Evaluates the violations by the mode of each rule (LC-08). Contact preferences of the borrower refuse in every mode, and no
 * reason overrides them (LC-05).
 */
export function resolveDecision({ told, wished }: JudgedContact, modes: Modes): ContactAnswer {
  const refusing = getRefusing(told, modes);
  if (wished.verdict === 'deny') return { told, goesOn: 'never', refusing };
  if (told.verdict === 'allow') return { told, goesOn: 'freely', refusing };
  return { told, goesOn: refusing.length > 0 ? 'never' : 'withReason', refusing };
}

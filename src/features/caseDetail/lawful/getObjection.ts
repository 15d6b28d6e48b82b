import { getFailureDetails } from '@/api/client/apiFailure';
import { type ContactVerdict, contactVerdict } from '@/contract/entities/law/contactVerdict';

/** Verdict of the rules on an attempted contact (LC-03). */
export interface RuleObjection {
  readonly verdict: ContactVerdict;
  /** The contact can continue with a reason (LC-08); otherwise it cannot. */
  readonly takesReason: boolean;
}

/** Returns the rules' objection, if that is the reason why a call was refused. */
export function getObjection(error: unknown): RuleObjection | undefined {
  const doubted = getFailureDetails(error, { name: 'lawDoubts', told: contactVerdict });
  const verdict = doubted ?? getFailureDetails(error, { name: 'unlawful', told: contactVerdict });
  return verdict && { verdict, takesReason: doubted !== undefined };
}

import { failureDetails } from '@/api/client/apiFailure';
import { type ContactVerdict, contactVerdict } from '@/contract/entities/law/contactVerdict';

/** Verdict of the rules on an attempted contact (LC-03). */
export interface Objection {
  readonly verdict: ContactVerdict;
  /** The contact can continue with a reason (LC-08); otherwise it cannot. */
  readonly takesReason: boolean;
}

/** Returns the rules' objection, if that is the reason why a call was refused. */
export function getObjection(error: unknown): Objection | undefined {
  const doubted = failureDetails(error, { name: 'lawDoubts', told: contactVerdict });
  const verdict = doubted ?? failureDetails(error, { name: 'unlawful', told: contactVerdict });
  return verdict && { verdict, takesReason: doubted !== undefined };
}

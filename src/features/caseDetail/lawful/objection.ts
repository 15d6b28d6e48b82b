import { failureDetails } from '@/api/apiFailure';
import { type ContactVerdict, contactVerdict } from '@/contract/entities/contactVerdict';

/** What the rules said to a contact that somebody began (LC-03). */
export interface Objection {
  readonly verdict: ContactVerdict;
  /** It goes on with a reason (LC-08); else it does not go on. */
  readonly takesReason: boolean;
}

/** What the rules say against a contact, where that is why a call was refused. */
export function getObjection(error: unknown): Objection | undefined {
  const doubted = failureDetails(error, { name: 'lawDoubts', told: contactVerdict });
  const verdict = doubted ?? failureDetails(error, { name: 'unlawful', told: contactVerdict });
  return verdict && { verdict, takesReason: doubted !== undefined };
}

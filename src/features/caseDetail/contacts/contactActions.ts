import type { LawfulCalls } from '../lawful/useLawful';

/** Actions on a contact; without `onCall`, calling is not offered. */
export interface ContactActions {
  readonly onChoose: ((contactId: string) => void) | undefined;
  readonly onCall: ((contactId: string) => void) | undefined;
  /** A call is in progress: no other one can be started. */
  readonly isLineTaken: boolean;
  /** Contact of the call in progress. */
  readonly calledId: string | null | undefined;
  /** Verdicts of the contact rules on calls to each contact. */
  readonly lawful: LawfulCalls;
  /** Time of the last call to each contact in this visit, or of the newest call on the case, in milliseconds. */
  readonly calledAt: ReadonlyMap<string, number>;
}

import type { LawfulCalls } from '../lawful/useLawful';

/** What can be done with a contact; without `onCall` there is no calling from here. */
export interface ContactActions {
  readonly onChoose: ((contactId: string) => void) | undefined;
  readonly onCall: ((contactId: string) => void) | undefined;
  /** A call is under way: no other one can be started. */
  readonly isLineTaken: boolean;
  /** To whom the call under way is. */
  readonly calledId: string | null | undefined;
  /** What the rules of law say to calls to each contact. */
  readonly lawful: LawfulCalls;
  /** When each contact was last called by the caller in this visit, or by the newest call on the case, in ms. */
  readonly calledAt: ReadonlyMap<string, number>;
}

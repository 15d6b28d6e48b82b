/** What can be done with a contact; without `onCall` there is no calling from here. */
export interface ContactActions {
  readonly onChoose: ((contactId: string) => void) | undefined;
  readonly onCall: ((contactId: string) => void) | undefined;
  /** A call is under way: no other one can be started. */
  readonly isLineTaken: boolean;
  /** To whom the call under way is. */
  readonly calledId: string | null | undefined;
}

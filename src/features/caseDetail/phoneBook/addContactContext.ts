import { createContext } from 'react';

/** Adds an entry of the address book to the contacts. Holds the pending entry, and whether another can be added. */
export interface AddContactOffer {
  readonly entryId: string | undefined;
  readonly isBusy: boolean;
  readonly add: (entryId: string) => void;
}

/** Context for the buttons in the rows, so that the rows do not re-render when an entry is added. */
export const AddContactContext = createContext<AddContactOffer>({
  entryId: undefined,
  isBusy: false,
  add: () => undefined,
});

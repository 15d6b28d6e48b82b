import { createContext } from 'react';

/** How an entry of the address book is taken over into the contacts: which one is on its way, and whether another may follow. */
export interface AddContactOffer {
  readonly entryId: string | undefined;
  readonly isBusy: boolean;
  readonly add: (entryId: string) => void;
}

/** For the buttons in the rows: the rows themselves are not drawn again when one is taken over. */
export const AddContactContext = createContext<AddContactOffer>({
  entryId: undefined,
  isBusy: false,
  add: () => undefined,
});

/** Public interface of this module for the rest of the server. */

export {
  addContact,
  changeContact,
  contactsOfBorrowers,
  contactsForChange,
  findContact,
  listContacts,
  type StoredContact,
} from './contactStore';

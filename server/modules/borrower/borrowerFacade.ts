/** Public interface of this module for the rest of the server. */

export {
  addContact,
  changeContact,
  listContactsByBorrowers,
  lockContacts,
  findContact,
  listContacts,
  type StoredContact,
} from './contactStore';

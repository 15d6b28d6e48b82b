/** What the rest of the server may use of this topic. */

export {
  addContact,
  changeContact,
  contactsOfBorrowers,
  contactsForChange,
  findContact,
  listContacts,
  type StoredContact,
} from './contactStore';

/** What the rest of the server may use of this topic. */

export {
  addContact,
  changeContact,
  contactsForChange,
  findContact,
  listContacts,
  type StoredContact,
} from './contactStore';

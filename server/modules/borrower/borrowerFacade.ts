/** What the rest of the server may use of this topic. */

export { addContact, changeContact, contactsForChange, findContact, type StoredContact } from './contactStore';

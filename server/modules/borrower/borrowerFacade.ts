/** What the rest of the server may use of this topic. */

export { changeContact, findContact, type StoredContact } from './contactStore';

/** What the rest of the server may use of this topic. */

export { findContact, type StoredContact } from './contactStore';

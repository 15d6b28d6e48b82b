/** What the rest of the server may use of this topic. */

export { passLaw } from './passLaw';

/** What the rest of the server may use of this topic. */

export { startBindingDesk } from './bindingDesk';

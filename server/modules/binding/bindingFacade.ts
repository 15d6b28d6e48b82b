/** What the rest of the server may use of this topic. */

export { startBindingWorker } from './bindingWorker';

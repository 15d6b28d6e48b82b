/** What the rest of the server may use of this topic. */

export { extensionsAllowed, startOfMonth } from './extensionLimit';
export { startExtensionWorker } from './extensionWorker';
export { startDeductionWorker } from './deductionWorker';

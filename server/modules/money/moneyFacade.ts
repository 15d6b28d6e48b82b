/** What the rest of the server may use of this topic. */

export { extendedSince } from './extensionStore';
export { extensionsAllowed, startOfMonth } from './extensionLimit';
export { startExtensionWorker } from './extensionWorker';
export { startCodeWorker } from './codeWorker';
export { startDeductionWorker } from './deductionWorker';

/** Public interface of this module for the rest of the server. */

export { selectExtendedSince } from './extensionStore';
export { calculateAllowedExtensions, startOfMonth } from './extensionLimit';
export { listPastDeductions, listPastExtensions } from './pastActStore';
export { startExtensionWorker } from './extensionWorker';
export { startCodeWorker } from './codeWorker';
export { startDeductionWorker } from './deductionWorker';

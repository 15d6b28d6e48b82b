/** Public interface of this module for the rest of the server. */

export { addBehavior } from './behaviorStore';
export { assertRevealRateLimit } from './assertRevealRateLimit';
export { type ExportColumns, exportMetadata, exportWithAudit } from './exportWithAudit';

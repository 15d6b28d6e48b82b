/** What the rest of the server may use of this topic. */

export { addBehaviour } from './behaviourStore';
export { assertRevealRateLimit } from './lookLimit';
export { type ExportColumns, exportMetadata, exportWithAudit } from './exportWithAudit';

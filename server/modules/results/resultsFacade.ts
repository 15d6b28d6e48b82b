/** Public interface of this topic. */

export { addCollectionLog } from './collectionLogStore';
export { deleteSentDraft } from './draftStore';
export { nextActionAfter } from './caseAfterResult';
export { eventOfResult } from './recordResult';
export { willingnessAfter } from './caseAfterResult';

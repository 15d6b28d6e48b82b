/** Public interface of this topic. */

export { addCollectionLog } from './collectionLogStore';
export { deleteSentDraft } from './draftStore';
export { getNextAction } from './caseAfterResult';
export { eventOfResult } from './recordResult';
export { getWillingnessAfter } from './caseAfterResult';

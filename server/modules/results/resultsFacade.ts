/** Public interface of this topic. */

export { addCollectionLog } from './collectionLogStore';
export { deleteSentDraft } from './draftStore';
export { getNextAction } from './caseAfterResult';
export { toCaseEvent } from './recordResult';
export { getWillingnessAfter } from './caseAfterResult';

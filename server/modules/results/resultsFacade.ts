/** Public interface of this topic. */

export { addCollectionLog } from './collectionLogStore';
export { deleteSentDraft } from './draftStore';
export { nextActionAfter } from './nextAction';
export { eventOfResult } from './recordResult';
export { willingnessAfter } from './willingness';

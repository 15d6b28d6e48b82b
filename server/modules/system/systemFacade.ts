/** What the rest of the server may use of this topic. */

export { changedText } from './changedText';
export { keepSetting, lastChangeOf, noteChange, ownSetting, sharedSetting } from './settingStore';

/** What the rest of the server may use of this topic. */

export { changedText } from './changedText';
export { lastChangeOf } from './settingChanges';
export { keepSetting, noteChange, ownSetting, ownSettings, sharedSetting } from './settingStore';

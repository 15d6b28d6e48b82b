/** Public interface of this topic. */

export { describeChange } from './settingChanges';
export { getLastChange } from './settingChanges';
export { saveSetting, recordSettingChange, getTenantSetting, getOwnSettings, getGlobalSetting } from './settingStore';

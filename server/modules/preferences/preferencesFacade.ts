/** Public interface of this topic. */

export { recordOptOut } from './recordOptOut';
export { listActivePreferences, type StoredPreference, listPreferencePeriods } from './preferenceStore';

/** Public interface of this topic. */

export { listActivePreferences, type StoredPreference, listPreferencePeriods } from './preferenceStore';

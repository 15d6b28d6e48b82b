import type { SavedFilter } from '@/contract/entities/cases/listPreferences';
import type { StoredFilter } from './savedFilterStore';

/** Converts a saved filter to its wire shape. */
export const filterOnWire = ({ id, list, name, query }: StoredFilter): SavedFilter => ({
  id: String(id),
  list,
  name,
  query,
});

import type { SavedFilter } from '@/contract/entities/listPreferences';
import type { StoredFilter } from './savedFilterStore';

/** A saved filter as the wire shows it. */
export const filterOnWire = ({ id, list, name, query }: StoredFilter): SavedFilter => ({
  id: String(id),
  list,
  name,
  query,
});

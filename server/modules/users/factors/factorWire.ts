import type { OwnFactors } from '@/contract/entities/users/secondFactor';
import { serializeTime, serializeTimeOrNull } from '../../../values/wire';
import type { StoredFactor } from '../../signIn/signInFacade';

/** Serializes a second factor for its owner, without its secret. */
export const serializeFactor = ({
  id,
  kind,
  name,
  createdAt,
  lastUsedAt,
}: StoredFactor): OwnFactors['factors'][number] => ({
  id: String(id),
  kind,
  name,
  createdAt: serializeTime(createdAt),
  lastUsedAt: serializeTimeOrNull(lastUsedAt),
});

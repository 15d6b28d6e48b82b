import { HOUSE_PACK } from '@/contract/law/chosenPacks';
import type { IntlShape } from 'react-intl';

/** A pack of law by the name of its place. */
export function packPlace(id: string, { formatDisplayName }: IntlShape): string {
  const country = id === HOUSE_PACK ? undefined : formatDisplayName(id.slice(0, 2), { type: 'region' });
  return country === undefined ? id : `${country} (${id})`;
}

import type * as z from 'zod/mini';
import type { SettingKey } from '@/contract/codes/settingKey';
import type { changesQuery, LastChange, SettingChange } from '@/contract/entities/systemConfig';
import type { CallerContext } from '../../access/callContext';
import { findLastChange, listChanges } from './settingStore';
import { changeOnWire, lastChangeOnWire } from './settingWire';

type ReadContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Who changed something last, and when. */
export const lastChangeOf = async (key: SettingKey, context: ReadContext): Promise<LastChange> =>
  lastChangeOnWire(await findLastChange(key, context));

/** A page of the changes of the institution's settings, newest first (SY-01). */
export async function showChanges(
  query: z.output<typeof changesQuery>,
  context: ReadContext,
): Promise<{ result: SettingChange[]; totalCount: number }> {
  const { rows, totalCount } = await listChanges(query, context);
  return { result: rows.map(changeOnWire), totalCount };
}

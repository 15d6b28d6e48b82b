import type * as z from 'zod/mini';
import type { userRank } from '@/contract/entities/users/userRank';
import { getPercent } from '../../values/percent';
import { sumToWire } from '../../values/wire';
import type { RankedUser } from './userRankStore';

/** Serializes a ranked user, amounts with the currency's digits. */
export const rankedUserOnWire = (
  { id, name, groupName, received, dailyTarget, ranking }: RankedUser,
  digits: number,
): z.output<typeof userRank> => ({
  ranking,
  userId: String(id),
  name,
  groupName,
  actualReceivedAmount: sumToWire(received, digits),
  purpose: sumToWire(dailyTarget, digits),
  finishPurposeRate: getPercent(received, dailyTarget),
});

import type * as z from 'zod/mini';
import { type IndicatorUnit, UNIT_OF_INDICATOR } from '@/contract/codes/boardCodes';
import type {
  AchievementStandard,
  AchievementStandards,
  standardsRequest,
} from '@/contract/entities/management/achievementStandard';
import type { CallerContext } from '../../access/callContext';
import { toMinor } from '../../values/money';
import { sumToWire } from '../../values/wire';
import type { StandardFields, StandardQueue } from './standardStore';

type WireContext = Pick<CallerContext, 'caller'>;

const UNITS = new Map<string, IndicatorUnit>(Object.entries(UNIT_OF_INDICATOR));

/** Returns true if an indicator counts money, which the database stores in minor units. */
export const isAmount = (indicator: string): boolean => UNITS.get(indicator) === 'amount';

/** Converts an actual or target value of an indicator to its wire shape. */
export const serializeIndicator = (indicator: string, value: number, { caller }: WireContext): number =>
  isAmount(indicator) ? sumToWire(value, caller.currencyDigits) : value;

/** Converts a standard to its wire shape (SY-01). */
export const serializeStandard = (
  { indicator, target, weight, enabled }: StandardFields,
  context: WireContext,
): AchievementStandard => ({ indicator, target: serializeIndicator(indicator, target, context), weight, enabled });

/** Converts a standard from its wire shape to its stored form. */
export const toStoredStandard = (
  { indicator, target, ...rest }: z.output<typeof standardsRequest>['standards'][number],
  { caller }: WireContext,
): StandardFields => ({
  ...rest,
  indicator,
  target: isAmount(indicator) ? toMinor(target, caller.currencyDigits) : target,
});

/** Converts a queue that can have separate standards to its wire shape. */
export const serializeStandardQueue = ({
  id,
  code,
  name,
  isOwn,
}: StandardQueue): AchievementStandards['queues'][number] => ({ id: String(id), name: `${code} · ${name}`, isOwn });

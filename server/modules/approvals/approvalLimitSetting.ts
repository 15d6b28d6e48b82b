import type * as z from 'zod/mini';
import type { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import { type LimitedKind, LIMIT_UNIT, MONEY_LIMITS } from '@/contract/codes/approvalCodes';
import type {
  ApprovalLimitConfig,
  ApprovalLimits,
  approvalLimitRequest,
} from '@/contract/entities/management/approval';
import type { CallerContext, Handlers } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { isWholeMinorUnits } from '../../values/parseAmount';
import { describeChange, saveSetting, getLastChange, recordSettingChange } from '../system/systemFacade';
import { countOtherApprovers } from './deciders';
import { getLimits, LIMITS_SETTING, requireApproval } from './requireApproval';

const KEY = 'secondPerson';

const othersThan = (context: CallerContext): Promise<number> => countOtherApprovers('limits', context);

async function showLimits(context: CallerContext): Promise<ApprovalLimitConfig> {
  const [limits, others] = [await getLimits(context), await othersThan(context)];
  return { limits, others, lastChange: await getLastChange(KEY, context) };
}

const weight = (limit: number | boolean | null): number => {
  if (typeof limit === 'boolean') return limit ? 0 : Infinity;
  return limit ?? Infinity;
};

/** Returns the kinds that require an approval less often than before. */
const loosened = (before: ApprovalLimits, after: ApprovalLimits): LimitedKind[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's own keys
  (Object.keys(LIMIT_UNIT) as LimitedKind[]).filter((kind) => weight(after[kind]) > weight(before[kind]));

/** Refuses an amount that the currency cannot represent; zero always requires an approval. */
const assertWholeCoins = (field: string, limit: number | null, { caller }: CallerContext): void => {
  if (limit === null || limit === 0) return;
  if (!isWholeMinorUnits(limit, caller)) throw new Refusal('invalidInput', { fields: field });
};

/**
 * Sets the limits. A user who could relax them alone would never need an approval, so relaxing them requires one if there is
 * another administrator. If there is none, it does not, so that no institution is locked out (MI-09).
 */
async function updateLimits(request: z.output<typeof approvalLimitRequest>, context: CallerContext): Promise<void> {
  for (const field of MONEY_LIMITS) assertWholeCoins(field, request[field], context);
  const before = await getLimits(context);
  const change = describeChange({ ...before }, { ...request });
  if (loosened(before, request).length > 0 && (await othersThan(context)) > 0) {
    const facts = [
      { fact: 'before', text: change.before ?? '' },
      { fact: 'after', text: change.after ?? '' },
    ] as const;
    await requireApproval({ kind: 'limits', subject: 'limits', facts }, context);
  }
  await saveSetting(LIMITS_SETTING, JSON.stringify(request), context);
  await recordSettingChange({ key: KEY, ...change }, context);
}

/** Handlers of the limits for dual control (MI-09). */
export const approvalLimitHandlers = {
  secondPerson: (_, context) => showLimits(context),
  updateSecondPerson: updateLimits,
} satisfies Partial<Handlers<typeof manageConfigCalls>>;

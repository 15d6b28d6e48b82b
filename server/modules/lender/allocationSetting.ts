import type * as z from 'zod/mini';
import type { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';
import type { AllocationConfig, allocationRequest } from '@/contract/entities/money/allocation';
import { readOrder, writeOrder } from '@/contract/money/allocationOrder';
import type { CallerContext, Handlers } from '../../access/callContext';
import {
  describeChange,
  saveSetting,
  getLastChange,
  recordSettingChange,
  getTenantSetting,
} from '../system/systemFacade';
import { lockBooking } from './booking/lenderEventStore';
import { ALLOCATION_SETTING } from './booking/lenderLoanStore';

type AllocationSettingContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const KEY = 'allocation';

async function showAllocation(context: AllocationSettingContext): Promise<AllocationConfig> {
  const { first, parts } = readOrder(await getTenantSetting(ALLOCATION_SETTING, context));
  return { first, parts: [...parts], lastChange: await getLastChange(KEY, context) };
}

/** Changes the order under the booking lock, so that no slice is booked by both orders. */
async function updateAllocation(
  request: z.output<typeof allocationRequest>,
  context: AllocationSettingContext,
): Promise<void> {
  await lockBooking(context.tx, context.caller.institutionId);
  const before = readOrder(await getTenantSetting(ALLOCATION_SETTING, context));
  await saveSetting(ALLOCATION_SETTING, writeOrder(request), context);
  await recordSettingChange({ key: KEY, ...describeChange({ ...before }, { ...request }) }, context);
}

/** Handlers of the order of allocation within a loan (MI-02). */
export const allocationHandlers = {
  allocation: (_, context) => showAllocation(context),
  updateAllocation: (input, context) => updateAllocation(input, context),
} satisfies Partial<Handlers<typeof manageConfigCalls>>;

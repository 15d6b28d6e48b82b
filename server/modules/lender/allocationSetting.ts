import type * as z from 'zod/mini';
import type { manageConfigCalls } from '@/contract/calls/manageConfigCalls';
import type { AllocationConfig, allocationRequest } from '@/contract/entities/allocation';
import { readOrder, writeOrder } from '@/contract/money/allocationOrder';
import type { CallerContext, Handlers } from '../../access/callContext';
import { changedText, keepSetting, lastChangeOf, noteChange, ownSetting } from '../system/systemFacade';
import { lockBooking } from './lenderEventStore';
import { ALLOCATION_SETTING } from './lenderLoanStore';

type Context = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const KEY = 'allocation';

async function showAllocation(context: Context): Promise<AllocationConfig> {
  const { first, parts } = readOrder(await ownSetting(ALLOCATION_SETTING, context));
  return { first, parts: [...parts], lastChange: await lastChangeOf(KEY, context) };
}

/** Between two slices of the booking: no slice goes by both orders. */
async function updateAllocation(wanted: z.output<typeof allocationRequest>, context: Context): Promise<void> {
  await lockBooking(context.tx, context.caller.institutionId);
  const before = readOrder(await ownSetting(ALLOCATION_SETTING, context));
  await keepSetting(ALLOCATION_SETTING, writeOrder(wanted), context);
  await noteChange({ key: KEY, ...changedText({ ...before }, { ...wanted }) }, context);
}

/** In which order money goes into a loan (MI-02). */
export const allocationHandlers = {
  allocation: (_, context) => showAllocation(context),
  updateAllocation: (wanted, context) => updateAllocation(wanted, context),
} satisfies Partial<Handlers<typeof manageConfigCalls>>;

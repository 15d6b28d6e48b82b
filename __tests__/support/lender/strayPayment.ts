import type { JourneyRig } from '../journeys/journeyRig';
import { getEvent, tell } from './lenderRig';
import { untilNextLook } from '../untilNextLook';

/** A payment of the lender to the institution of a journey that names a loan which nobody knows: it waits for a person. */
export const strayPayment = async (
  { database, institutionId }: Pick<JourneyRig, 'database' | 'institutionId'>,
  { reference, amount }: { readonly reference: string; readonly amount: string },
): Promise<void> => {
  const now = new Date();
  const value_time = now.toISOString();
  await tell(database, {
    institutionId,
    now,
    rows: [{ reference, kind: 'payment', loan_no: '00000000', amount, value_time }],
  });
  // The running server may be at it.
  while ((await getEvent(database, reference)).state === 'received') await untilNextLook();
};

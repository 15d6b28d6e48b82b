import type { JourneyCase, JourneyRig } from '../journeys/journeyRig';
import { getEvent, newReference, tell } from './lenderRig';
import { untilNextLook } from '../untilNextLook';

/** Amount that pays any case of a journey in full. */
const ALL_DUE = '5000.00';

/** A file that pays some cases of a journey in full. */
export const payingCsv = (tag: string, ...cases: readonly Pick<JourneyCase, 'loanNo'>[]): string =>
  [
    'reference,kind,loan_no,amount,value_time',
    ...cases.map(({ loanNo }, at) => `${tag}-F${at},payment,${loanNo},${ALL_DUE},${new Date().toISOString()}`),
  ].join('\n');

/** The lender tells that a case was paid in full; resolves when it is booked. */
export const payInFull = async (
  { database, institutionId, tag }: Pick<JourneyRig, 'database' | 'institutionId' | 'tag'>,
  { loanNo }: Pick<JourneyCase, 'loanNo'>,
): Promise<void> => {
  const now = new Date();
  const reference = `${tag}-${newReference()}`;
  const cells = { reference, kind: 'payment', loan_no: loanNo, amount: ALL_DUE, value_time: now.toISOString() };
  await tell(database, { institutionId, now, rows: [cells] });
  // The running server may be at it.
  while ((await getEvent(database, reference)).state === 'received') await untilNextLook();
};

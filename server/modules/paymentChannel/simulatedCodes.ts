import { createHash } from 'node:crypto';
import type { PayChannel } from '@/contract/codes/moneyCodes';
import type { SimulatedCode } from '../../settings/channelSettings';
import { drawnFor, fates } from './drawnFate';
import type { CodeOrder, CodeStatusUpdate, PaymentChannel } from './paymentChannel';

/** Known proportions in per cent, cumulative; values above the last one are silent. */
const UP_TO: readonly (readonly [SimulatedCode, number])[] = [
  ['given', 52],
  ['paid', 90],
  ['refused', 93],
  ['late', 97],
  ['silent', 100],
];
/** Before or after the two minutes after which the screen polls again (§9). */
const GIVEN_AFTER_S = { least: 20, span: 70, late: 150 };
/** Delay from the request of a code to its simulated payment, in minutes. */
const PAID_AFTER_MIN = { least: 5, span: 180 };
const GOOD_FOR_MS = 3 * 24 * 3_600_000;

const DIGITS_OF_PLACE: Readonly<Record<string, number>> = { BANK: 18, STORE: 14, WALLET: 10 } satisfies Record<
  PayChannel,
  number
>;
const DIGITS = 14;

const drawnFate = (key: string): SimulatedCode => UP_TO.find(([, below]) => drawnFor(key) < below)?.[0] ?? 'silent';

/** Generates the same digits for the same key; without a leading zero, which spreadsheets and people drop. */
function digitsFor({ key, place }: CodeOrder): string {
  const length = DIGITS_OF_PLACE[place] ?? DIGITS;
  const bytes = createHash('sha256').update(`code ${key}`).digest();
  return Array.from({ length }, (_, at) => (at === 0 ? 1 + ((bytes[0] ?? 0) % 9) : (bytes[at] ?? 0) % 10)).join('');
}

const after = ({ askedAt }: CodeOrder, ms: number): Date => new Date(askedAt.getTime() + ms);

interface Simulation {
  readonly codes: readonly SimulatedCode[] | undefined;
  readonly now: () => Date;
}

/** Simulates codes that cannot be used for real payments; some of them are paid after a delay (MI-06). Not for production. */
export function simulatedCodes({
  codes,
  now,
}: Simulation): Pick<PaymentChannel, 'requestCode' | 'code' | 'withdrawCode'> {
  const fate = fates(codes, drawnFate);
  const givenAt = (order: CodeOrder): Date => {
    const seconds = GIVEN_AFTER_S.least + (drawnFor(`given ${order.key}`) * GIVEN_AFTER_S.span) / 100;
    return after(order, 1000 * (fate(order.key) === 'late' ? GIVEN_AFTER_S.late : seconds));
  };
  const paidAt = (order: CodeOrder): Date | undefined => {
    if (fate(order.key) !== 'paid') return undefined;
    const minutes = PAID_AFTER_MIN.least + (drawnFor(`paid ${order.key}`) * PAID_AFTER_MIN.span) / 100;
    return after(order, 60_000 * minutes);
  };
  const paidWord = (order: CodeOrder): CodeStatusUpdate | undefined => {
    const at = paidAt(order);
    if (at === undefined || at > now()) return undefined;
    return { said: 'paid', amount: order.amount, paidAt: at, reference: `SIM-${order.key}` };
  };
  const word = (order: CodeOrder): CodeStatusUpdate => {
    if (fate(order.key) === 'refused') return { said: 'refused', reason: 'refused' };
    if (now() < givenAt(order)) return { said: 'pending' };
    const given = { said: 'given', code: digitsFor(order), expiresAt: after(order, GOOD_FOR_MS) } as const;
    return paidWord(order) ?? given;
  };
  return {
    requestCode: (order) =>
      fate(order.key) === 'silent'
        ? Promise.reject(new Error('the simulated channel is silent'))
        : Promise.resolve(word(order)),
    code: (order) => Promise.resolve(word(order)),
    withdrawCode: (order) => Promise.resolve(paidWord(order) ?? { said: 'withdrawn' }),
  };
}

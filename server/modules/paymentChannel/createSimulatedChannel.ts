import { createHash } from 'node:crypto';
import type { PayChannel } from '@/contract/codes/moneyCodes';
import type { SimulatedCode, SimulatedPayment } from '../../settings/toChannelSettings';
import type {
  CodeOrder,
  CodeStatusUpdate,
  PaymentChannel,
  ChannelStatusUpdate,
  DeductionOrder,
} from './paymentChannel';
import { setTimeout as pass } from 'node:timers/promises';

/** Returns a number from 0 to 99 that is the same for the same key, also after a restart and on another server. */
const hashToPercent = (key: string): number => createHash('sha256').update(key).digest().readUInt32BE() % 100;

/**
 * Chooses the outcome of each request to the simulated channel: cycling through the settings, else in known proportions. The same key
 * always gets the same outcome.
 */
function fates<Fate extends string>(
  inTurn: readonly Fate[] | undefined,
  drawn: (key: string) => Fate,
): (key: string) => Fate {
  const known = new Map<string, Fate>();
  return (key) => {
    const fate = known.get(key) ?? inTurn?.[known.size % inTurn.length] ?? drawn(key);
    known.set(key, fate);
    return fate;
  };
}

/** Known proportions in per cent, cumulative; values above the last one are silent. */
const CODE_FATES_UP_TO: readonly (readonly [SimulatedCode, number])[] = [
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

const drawCodeFate = (key: string): SimulatedCode =>
  CODE_FATES_UP_TO.find(([, below]) => hashToPercent(key) < below)?.[0] ?? 'silent';

/** Generates the same digits for the same key; without a leading zero, which spreadsheets and people drop. */
function digitsFor({ key, place }: CodeOrder): string {
  const length = DIGITS_OF_PLACE[place] ?? DIGITS;
  const bytes = createHash('sha256').update(`code ${key}`).digest();
  return Array.from({ length }, (_, at) => (at === 0 ? 1 + ((bytes[0] ?? 0) % 9) : (bytes[at] ?? 0) % 10)).join('');
}

const after = ({ askedAt }: CodeOrder, ms: number): Date => new Date(askedAt.getTime() + ms);

interface CodeSimulation {
  readonly codes: readonly SimulatedCode[] | undefined;
  readonly now: () => Date;
}

/** Simulates codes that cannot be used for real payments; some of them are paid after a delay (MI-06). Not for production. */
function simulatedCodes({ codes, now }: CodeSimulation): Pick<PaymentChannel, 'requestCode' | 'code' | 'withdrawCode'> {
  const fate = fates(codes, drawCodeFate);
  const givenAt = (order: CodeOrder): Date => {
    const seconds = GIVEN_AFTER_S.least + (hashToPercent(`given ${order.key}`) * GIVEN_AFTER_S.span) / 100;
    return after(order, 1000 * (fate(order.key) === 'late' ? GIVEN_AFTER_S.late : seconds));
  };
  const paidAt = (order: CodeOrder): Date | undefined => {
    if (fate(order.key) !== 'paid') return undefined;
    const minutes = PAID_AFTER_MIN.least + (hashToPercent(`paid ${order.key}`) * PAID_AFTER_MIN.span) / 100;
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

/** Known proportions in per cent, cumulative; values above the last one are silent. */
const PAYMENT_FATES_UP_TO: readonly (readonly [SimulatedPayment, number])[] = [
  ['done', 86],
  ['refused', 94],
  ['late', 98],
  ['silent', 100],
];
/** Delay at a tempo of 1. */
const ANSWERS_AFTER_MS = 700;
const LATE_BY_MS = 20_000;

interface Simulation {
  /** Factor for all delays. */
  readonly tempo: number;
  /** Outcomes of deductions and codes, repeated in a cycle; without it, known proportions apply. */
  readonly payments: readonly SimulatedPayment[] | undefined;
  readonly codes: readonly SimulatedCode[] | undefined;
  readonly now: () => Date;
}

const drawPaymentFate = (key: string): SimulatedPayment =>
  PAYMENT_FATES_UP_TO.find(([, below]) => hashToPercent(key) < below)?.[0] ?? 'silent';

const doneWord = ({ key }: DeductionOrder): ChannelStatusUpdate => ({ said: 'done', reference: `SIM-${key}` });

/** Channel that collects no real money: outcomes follow known proportions or the settings (MI-05). Not for production. */
export function createSimulatedChannel({ tempo, payments, codes, now }: Simulation): PaymentChannel {
  const fate = fates(payments, drawPaymentFate);
  const isLate = ({ askedAt }: DeductionOrder): boolean => now().getTime() - askedAt.getTime() < LATE_BY_MS * tempo;
  const word = (order: DeductionOrder): ChannelStatusUpdate => {
    if (fate(order.key) === 'refused') return { said: 'refused', reason: 'noMoney' };
    return fate(order.key) !== 'done' && isLate(order) ? { said: 'pending' } : doneWord(order);
  };
  return {
    async deduct(order) {
      await pass(ANSWERS_AFTER_MS * tempo);
      if (fate(order.key) === 'silent') throw new Error('the simulated channel is silent');
      return word(order);
    },
    deduction: (order) => Promise.resolve(word(order)),
    ...simulatedCodes({ codes, now }),
  };
}

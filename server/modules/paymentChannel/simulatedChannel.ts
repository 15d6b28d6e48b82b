import { setTimeout as pass } from 'node:timers/promises';
import type { SimulatedCode, SimulatedPayment } from '../../settings/channelSettings';
import { drawnFor, fates } from './drawnFate';
import type { ChannelStatusUpdate, DeductionOrder, PaymentChannel } from './paymentChannel';
import { simulatedCodes } from './simulatedCodes';

/** Known proportions in per cent, cumulative; values above the last one are silent. */
const UP_TO: readonly (readonly [SimulatedPayment, number])[] = [
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

const drawnFate = (key: string): SimulatedPayment => UP_TO.find(([, below]) => drawnFor(key) < below)?.[0] ?? 'silent';

const doneWord = ({ key }: DeductionOrder): ChannelStatusUpdate => ({ said: 'done', reference: `SIM-${key}` });

/** Channel that collects no real money: outcomes follow known proportions or the settings (MI-05). Not for production. */
export function simulatedChannel({ tempo, payments, codes, now }: Simulation): PaymentChannel {
  const fate = fates(payments, drawnFate);
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

import { randomBytes, randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext, WorkContext } from '../../access/appContext';
import type { Database } from '../../database/connect';
import { startPollingWorker, type PollingWorker } from '../../kernel/pollingWorker';
import { acceptFile } from './intake/acceptFile';
import type { LenderColumnName } from './intake/lenderColumns';
import { findBookedPayment, findOwedLoan } from './simulatedLenderStore';

/** Prefix of its references. */
export const SIMULATED_REFERENCE = 'SIM-';
/** Percentage of payments that pay a promise (`OF_PROMISE`) or the whole due amount (`OF_ALL`). */
const OF_PROMISE = 60;
const OF_ALL = 10;
/** One of this number of events is a payment that bounces. */
const BOUNCES_ONE_OF = 15;

type Event = Readonly<Partial<Record<LenderColumnName, string>>> & { readonly institution: string };

const percent = (): number => randomInt(100);
const newReference = (): string => `${SIMULATED_REFERENCE}${randomBytes(5).toString('hex').toUpperCase()}`;

interface Debt {
  readonly due: number;
  readonly promised: number | null;
}

function getAmount({ due, promised }: Debt): number {
  if (promised !== null) return Math.min(promised, due);
  return percent() < OF_ALL ? due : Math.max(1, Math.round((due * randomInt(10, 45)) / 100));
}

async function payment(database: Database, now: Date): Promise<Event | undefined> {
  const promised = percent() < OF_PROMISE ? await findOwedLoan(database, 'promised', now) : undefined;
  const owed = promised ?? (await findOwedLoan(database, 'any', now)) ?? (await findOwedLoan(database, 'first', now));
  if (!owed) return undefined;
  const { institution, loanNo, currencyDigits } = owed;
  const amount = (getAmount(owed) / 10 ** currencyDigits).toFixed(currencyDigits);
  const valueTime = now.toISOString();
  return {
    institution,
    reference: newReference(),
    kind: 'payment',
    loan_no: loanNo,
    amount,
    value_time: valueTime,
    paid_by: 'borrower',
  };
}

async function bounce(database: Database, now: Date): Promise<Event | undefined> {
  const paid = await findBookedPayment(database, SIMULATED_REFERENCE);
  if (!paid) return undefined;
  const { institution, loanNo, reference } = paid;
  return {
    institution,
    reference: newReference(),
    kind: 'reversal',
    loan_no: loanNo,
    of_reference: reference,
    value_time: now.toISOString(),
  };
}

const getFile = (cells: Omit<Event, 'institution'>): string =>
  `${Object.keys(cells).join(',')}\n${Object.values(cells).join(',')}\n`;

/** Sends one more payment, or one that bounced, by the same interface as any lender (MI-01). Returns false if no loan has a due amount. */
export async function sendEvent({ database, now }: Pick<AppContext, 'database' | 'now'>): Promise<boolean> {
  const time = now();
  const isBounce = randomInt(BOUNCES_ONE_OF) === 0;
  const event = (isBounce ? await bounce(database, time) : undefined) ?? (await payment(database, time));
  if (!event) return false;
  const { institution, ...cells } = event;
  const source = Readable.from([getFile(cells)]);
  await acceptFile(database, {
    source,
    institution,
    name: 'simulated',
    handle: 'simulation',
    actorName: null,
    now: time,
  });
  return true;
}

interface Surroundings {
  readonly log: FastifyBaseLogger;
  readonly lenderWorker: PollingWorker;
  /** Loans of real borrowers are excluded. */
  readonly isSynthetic: () => Promise<boolean>;
}

/**
 * Starts a simulated lender whose borrowers pay one after the other, to keep synthetic data active; undefined if the settings
 * disable it.
 */
export function startSimulatedLender(
  parts: WorkContext,
  { log, lenderWorker, isSynthetic }: Surroundings,
): PollingWorker | undefined {
  const { simulatedLenderEvery } = parts.settings;
  if (simulatedLenderEvery === 0) return undefined;
  const round = async (): Promise<void> => {
    if ((await isSynthetic()) && (await sendEvent(parts))) lenderWorker.wake();
  };
  return startPollingWorker({
    everyMs: 1000 * simulatedLenderEvery,
    round,
    log,
    failure: 'the simulated lender told of no payment',
  });
}

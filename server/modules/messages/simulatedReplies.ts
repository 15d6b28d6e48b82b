import type { FastifyBaseLogger } from 'fastify';
import type { WorkContext } from '../../access/appContext';
import { inTenantTransaction } from '../../database/callTransaction';
import { type PollingWorker, startPollingWorker } from '../../kernel/pollingWorker';
import { acceptGatewayEvent } from './gatewayEvents';
import { LAST_EVENT_MS, planSimulatedReplies } from './simulatedReplyPlan';
import { getInstitutionCurrency, listNewestSent, type StoredSms } from './smsWorkerStore';

/** Period of the rounds at tempo 1, and its minimum. */
const EVERY_MS = 1000;
const EVERY_MS_MIN = 50;
/** Events that were due while the server was stopped are played if the message is not older than this. */
const CATCH_UP_MS = 10 * 60_000;

type SimulationContext = Pick<WorkContext, 'database' | 'now'> & {
  readonly settings: Pick<WorkContext['settings'], 'simulatedReplies' | 'replyTempo'>;
};

/**
 * Plays the due receipts and replies to a message, as if its recipient's gateway had sent them. Played ones are known and have no
 * effect. Returns true if no more follow.
 */
export async function playSimulatedReplies(message: StoredSms, parts: SimulationContext): Promise<boolean> {
  const { database, settings } = parts;
  const now = parts.now();
  const { institutionId, finishedAt } = message;
  if (finishedAt === null) return false;
  const currency = await getInstitutionCurrency(database, institutionId);
  const plan = planSimulatedReplies(message, settings.simulatedReplies, { at: now.toISOString(), currency });
  const due = plan.filter(({ afterMs }) => finishedAt.getTime() + afterMs * settings.replyTempo <= now.getTime());
  const context = {
    now,
    inOwnTransaction: <T>(work: Parameters<typeof inTenantTransaction<T>>[2]) =>
      inTenantTransaction(database, 'open', work),
  };
  for (const { event } of due) await acceptGatewayEvent(event, { institutionId, currency }, context);
  return due.length === plan.length;
}

interface Surroundings {
  readonly log: FastifyBaseLogger;
  /** Messages to real borrowers are excluded. */
  readonly isSynthetic: () => Promise<boolean>;
}

/** Starts simulated recipients of messages, which confirm and answer them; undefined if the settings disable them. */
export function startSimulatedReplies(
  parts: WorkContext,
  { log, isSynthetic }: Surroundings,
): PollingWorker | undefined {
  const { simulatedReplies, replyTempo } = parts.settings;
  if (simulatedReplies.length === 0) return undefined;
  /** Messages with no more events; only a cache, because played events have no effect. */
  let finished = new Set<number>();
  const round = async (): Promise<void> => {
    if (!(await isSynthetic())) return;
    const since = parts.now().getTime() - LAST_EVENT_MS * replyTempo - CATCH_UP_MS;
    const messages = await listNewestSent(parts.database);
    const next = new Set<number>();
    for (const message of messages.filter(({ finishedAt }) => finishedAt !== null && finishedAt.getTime() >= since)) {
      if (finished.has(message.id) || (await playSimulatedReplies(message, parts))) next.add(message.id);
    }
    finished = next;
  };
  const everyMs = Math.max(EVERY_MS_MIN, EVERY_MS * replyTempo);
  return startPollingWorker({ everyMs, round, log, failure: 'simulated receipts and replies were not played' });
}

import type { BulkMessage, BulkMessagePlan } from '@/contract/entities/messages/bulkMessage';
import type { Minor } from '@/contract/minor';
import type { CallerContext } from '../../../access/callContext';
import { serializeTime, serializeTimeOrNull, toWireOrNull } from '../../../values/wire';
import type { BulkReportRow, StoredBulkMessage, countBulkOutcomes } from './bulkMessageStore';
import type { BulkAttempt } from './sendToCase';

type OutcomeCount = Awaited<ReturnType<typeof countBulkOutcomes>>[number];

/** Counts the attempts of a dry run by outcome and rule, the most frequent first: what it sent can be sent now. */
function countAttempts(attempts: readonly BulkAttempt[]): BulkMessagePlan['outcomes'] {
  const counts = new Map<string, BulkMessagePlan['outcomes'][number]>();
  for (const { outcome: attempted, rule } of attempts) {
    const outcome = attempted === 'sent' ? 'now' : attempted;
    const key = `${outcome} ${rule}`;
    counts.set(key, { outcome, rule, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count);
}

/** Serializes a dry run. */
export const serializeBulkPlan = (
  attempts: readonly BulkAttempt[],
  cost: Minor | null,
  { caller }: Pick<CallerContext, 'caller'>,
): BulkMessagePlan => ({
  total: attempts.length,
  outcomes: countAttempts(attempts),
  cost: toWireOrNull(cost, caller.currencyDigits),
});

/** Serializes a bulk message with its progress. */
export function serializeBulkMessage(of: StoredBulkMessage, counts: readonly OutcomeCount[]): BulkMessage {
  const { id, templateName, channel, state, total, createdAt } = of;
  const outcomes = counts.flatMap(({ bulkId, outcome, rule, count }) =>
    bulkId === id && outcome !== null ? [{ outcome, rule, count }] : [],
  );
  const done = outcomes.reduce((sum, { count }) => sum + count, 0);
  return { id: String(id), templateName, channel, state, total, done, outcomes, createdTime: serializeTime(createdAt) };
}

/** Serializes the time of delivery of a case's message. */
export const serializeDelivery = ({ deliveredAt }: BulkReportRow): string | null => serializeTimeOrNull(deliveredAt);

import type * as z from 'zod/mini';
import { and, count, eq, sum } from 'drizzle-orm';
import type { RulePreview, rulePreviewRequest } from '@/contract/entities/queue';
import { task } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import { isOpenTask } from '../../access/queueScope';
import { queueNumber } from './queueStore';
import { ruledQueues } from './ruledQueueStore';
import { calendarDay } from '../../values/calendarDay';
import { sumToWire } from '../../values/wire';
import { fitsRule, type RuledQueue, ruleToStore, takesBefore } from './queueRules';
import { previewRouting } from './routeCases';

type Asked = z.output<typeof rulePreviewRequest>;
type Previewing = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** No queue has it: the one that is being written is the newest. */
const NEW_QUEUE = Number.MAX_SAFE_INTEGER;

/** The queue as it would be. */
async function written({ queueId, rule, priority }: Asked, context: Previewing): Promise<RuledQueue> {
  const id = queueId === undefined ? NEW_QUEUE : await queueNumber(queueId, context);
  return {
    id: id === 'none' ? NEW_QUEUE : id,
    name: '',
    rule: ruleToStore(rule, context.caller.currencyDigits),
    priority,
  };
}

interface Overlap {
  readonly other: RuledQueue;
  readonly ours: RuledQueue;
}

async function overlap({ other, ours }: Overlap, { tx, caller, now }: Previewing) {
  const today = calendarDay(now, caller.timeZone);
  const both = and(
    eq(task.institutionId, caller.institutionId),
    isOpenTask,
    fitsRule(ours.rule, today),
    fitsRule(other.rule, today),
  );
  const [found] = await tx.select({ cases: count() }).from(task).where(both);
  return {
    id: String(other.id),
    name: other.name,
    priority: other.priority,
    count: found?.cases ?? 0,
    isFirst: takesBefore(other, ours),
  };
}

/** What a rule that is being written would do, counted over the open cases as they are now (QU-01). */
export async function previewRule(asked: Asked, context: Previewing): Promise<RulePreview> {
  const { tx, caller, now } = context;
  const ours = await written(asked, context);
  const others = (await ruledQueues(tx, caller.institutionId)).filter(({ id }) => id !== ours.id);
  const fits = and(
    eq(task.institutionId, caller.institutionId),
    isOpenTask,
    fitsRule(ours.rule, calendarDay(now, caller.timeZone)),
  );
  const [found] = await tx
    .select({ cases: count(), amount: sum(task.amount).mapWith(Number) })
    .from(task)
    .where(fits);
  const { institutionId, timeZone } = caller;
  const moves = await previewRouting(tx, { institutionId, timeZone, now, by: null }, [...others, ours]);
  const overlaps = [];
  for (const other of others) overlaps.push(await overlap({ other, ours }, context));
  return {
    matching: found?.cases ?? 0,
    amount: sumToWire(found?.amount ?? 0, caller.currencyDigits),
    moving: moves
      .filter(({ toId }) => toId === ours.id)
      .map(({ fromName, count: cases }) => ({ fromName, toName: '', count: cases })),
    overlaps: overlaps.filter((each) => each.count > 0),
  };
}

import type * as z from 'zod/mini';
import type { RulePreview, rulePreviewRequest } from '@/contract/entities/management/queue';
import type { CallerContext } from '../../access/callContext';
import { queueNumber } from './queueStore';
import { type RuledQueue, listRuledQueues } from './ruledQueueStore';
import { countMatchingBoth, sumMatching } from './queueRuleStore';
import { toStoredRule } from './queueRuleWire';
import { hasPrecedence } from './queueRules';
import { type RuleOverlap, serializePreview } from './queueWire';
import { previewRouting } from './routeCases';

type PreviewRuleInput = z.output<typeof rulePreviewRequest>;
type Previewing = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Id of a draft without a queue: the highest, so that it counts as the newest. */
const NEW_QUEUE = Number.MAX_SAFE_INTEGER;

/** Builds the queue with the draft rule. */
async function written({ queueId, rule, priority }: PreviewRuleInput, context: Previewing): Promise<RuledQueue> {
  const id = queueId === undefined ? NEW_QUEUE : await queueNumber(queueId, context);
  return {
    id: id === 'none' ? NEW_QUEUE : id,
    name: '',
    rule: toStoredRule(rule, context.caller.currencyDigits),
    priority,
  };
}

async function overlap(ours: RuledQueue, other: RuledQueue, context: Previewing): Promise<RuleOverlap> {
  const cases = await countMatchingBoth(ours.rule, other.rule, context);
  return { other, cases, isFirst: hasPrecedence(other, ours) };
}

/** Previews the effect of a draft rule on the currently open cases (QU-01). */
export async function previewRule(input: PreviewRuleInput, context: Previewing): Promise<RulePreview> {
  const { tx, caller, now } = context;
  const ours = await written(input, context);
  const others = (await listRuledQueues(tx, caller.institutionId)).filter(({ id }) => id !== ours.id);
  const fitting = await sumMatching(ours.rule, context);
  const { institutionId, timeZone } = caller;
  const moves = await previewRouting(tx, { institutionId, timeZone, now, by: null }, [...others, ours]);
  const overlaps = [];
  for (const other of others) overlaps.push(await overlap(ours, other, context));
  return serializePreview({ fitting, moves: moves.filter(({ toId }) => toId === ours.id), overlaps }, context);
}

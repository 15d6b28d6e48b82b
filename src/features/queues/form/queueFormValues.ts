import type { QueueRow, QueueRuleWire } from '@/contract/entities/management/queue';
import { queueRule } from '@/contract/entities/management/queue';
import { isQueueRule } from '@/contract/rules';

/** Fields of the queue form; empty fields do not restrict the rule. */
export interface QueueFormValues {
  readonly code?: string;
  readonly name?: string;
  readonly type: 'automatic' | 'manual';
  readonly plannedCaseCount?: number | null;
  readonly extensionPercent?: number | null;
  readonly priority?: number | null;
  readonly minDays?: number | null | undefined;
  readonly maxDays?: number | null | undefined;
  readonly minAmount?: number | null | undefined;
  readonly maxAmount?: number | null | undefined;
  readonly products?: string[] | undefined;
  readonly loanTypes?: string[] | undefined;
}

const NO_LIMIT = 100;
const LAST_OF_USUAL = 100;

/** A new queue. */
export const NEW_QUEUE: QueueFormValues = {
  type: 'automatic',
  plannedCaseCount: 0,
  extensionPercent: NO_LIMIT,
  priority: LAST_OF_USUAL,
};

/** A queue as its form begins. */
export const getForm = (row: QueueRow): QueueFormValues => ({
  code: row.code,
  name: row.name,
  type: row.type === 'manual' ? 'manual' : 'automatic',
  plannedCaseCount: row.plannedCaseCount,
  extensionPercent: row.extensionPercent,
  priority: row.priority,
  ...row.rule,
});

const list = (values: readonly string[] | undefined): readonly string[] | undefined =>
  values && values.length > 0 ? values : undefined;

/** The rule that a form describes; undefined while it describes none that could be. */
export function getRule(values: QueueFormValues): QueueRuleWire | undefined {
  const { minDays, maxDays, minAmount, maxAmount, products, loanTypes } = values;
  const filled = Object.entries({
    minDays,
    maxDays,
    minAmount,
    maxAmount,
    products: list(products),
    loanTypes: list(loanTypes),
  }).filter(([, value]) => value !== undefined && value !== null);
  const rule = queueRule.safeParse(Object.fromEntries(filled));
  return rule.success && isQueueRule(rule.data) ? rule.data : undefined;
}

const trimmed = (text = ''): string => text.trim();

/** Converts a validated form to the request. */
export const getFields = (values: QueueFormValues) => ({
  code: trimmed(values.code),
  name: trimmed(values.name),
  type: values.type,
  plannedCaseCount: values.plannedCaseCount ?? 0,
  extensionPercent: values.extensionPercent ?? NO_LIMIT,
  priority: values.priority ?? LAST_OF_USUAL,
  rule: values.type === 'automatic' ? (getRule(values) ?? {}) : null,
});

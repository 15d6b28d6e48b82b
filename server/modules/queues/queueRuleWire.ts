import { getCodeValues } from '@/contract/codes/codeTable';
import { LOAN_TYPE } from '@/contract/codes/caseCodes';
import type { QueueRuleWire } from '@/contract/entities/management/queue';
import { toMinor } from '../../values/money';
import { toWire } from '../../values/wire';
import { mapDefined } from './queueRules';
import type { RuledQueue } from './ruledQueueStore';

type QueueRule = RuledQueue['rule'];

interface Amounts<Amount> {
  readonly minAmount?: Amount;
  readonly maxAmount?: Amount;
}

const getAmounts = <From, To>({ minAmount, maxAmount }: Amounts<From>, convert: (amount: From) => To): Amounts<To> => ({
  ...(minAmount !== undefined && { minAmount: convert(minAmount) }),
  ...(maxAmount !== undefined && { maxAmount: convert(maxAmount) }),
});

/** Converts a rule to its stored form, amounts in minor units. */
export const toStoredRule = (rule: QueueRuleWire, digits: number): QueueRule => ({
  ...mapDefined(rule.minDays, (minDays) => ({ minDays })),
  ...mapDefined(rule.maxDays, (maxDays) => ({ maxDays })),
  ...mapDefined(rule.products, (products) => ({ products: [...new Set(products)] })),
  ...mapDefined(rule.loanTypes, (loanTypes) => ({ loanTypes: [...new Set(loanTypes)] })),
  ...getAmounts(
    {
      ...mapDefined(rule.minAmount, (minAmount) => ({ minAmount })),
      ...mapDefined(rule.maxAmount, (maxAmount) => ({ maxAmount })),
    },
    (amount) => toMinor(amount, digits),
  ),
});

/** Serializes a stored rule. */
export const serializeRule = (rule: QueueRule | null, digits: number): QueueRuleWire | null =>
  rule === null
    ? null
    : {
        ...mapDefined(rule.minDays, (minDays) => ({ minDays })),
        ...mapDefined(rule.maxDays, (maxDays) => ({ maxDays })),
        ...mapDefined(rule.products, (products) => ({ products: [...products] })),
        ...mapDefined(rule.loanTypes, (types) => ({
          loanTypes: getCodeValues(LOAN_TYPE).filter((type) => types.includes(type)),
        })),
        ...getAmounts(rule, (amount) => toWire(amount, digits)),
      };

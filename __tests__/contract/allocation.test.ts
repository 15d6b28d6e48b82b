import * as fc from 'fast-check';
import { getCodeValues } from '@/contract/codes/codeTable';
import { ALLOCATION_FIRST } from '@/contract/codes/queueCodes';
import { LOAN_PART } from '@/contract/codes/caseCodes';
import { toMinorUnits, NO_MONEY } from '@/contract/minor';
import {
  allocate,
  getDue,
  type Instalment,
  getInstalment,
  type AmountParts,
  getPrincipalDue,
  sumOfParts,
  sumOfRows,
  takeBack,
} from '@/contract/money/allocation';
import {
  type AllocationOrder,
  readOrder,
  DEFAULT_ALLOCATION_ORDER,
  writeOrder,
} from '@/contract/money/allocationOrder';

const PARTS = getCodeValues(LOAN_PART);
const amounts = fc.integer({ min: 0, max: 500 }).map(toMinorUnits);
const order: fc.Arbitrary<AllocationOrder> = fc.record({
  first: fc.constantFrom(...getCodeValues(ALLOCATION_FIRST)),
  parts: fc.shuffledSubarray(PARTS, { minLength: PARTS.length }),
});
const owedParts: fc.Arbitrary<AmountParts> = fc.record({
  penalty: amounts,
  interest: amounts,
  tax: amounts,
  principal: amounts,
});
const NONE: AmountParts = { penalty: NO_MONEY, interest: NO_MONEY, tax: NO_MONEY, principal: NO_MONEY };
const plans = fc
  .array(owedParts, { minLength: 1, maxLength: 5 })
  .map((all): Instalment[] => all.map((owed, at) => ({ period: at + 1, owed, paid: NONE })));

/** Returns 'held', or a message with the seed that reproduces the failure. */
const getVerdict = <T>(property: fc.IProperty<T>): string => {
  const run = fc.check(property, { numRuns: 2000 });
  return run.failed ? `failed with seed ${run.seed}: ${JSON.stringify(run.counterexample)}` : 'held';
};

const sum = (rows: readonly { amount: number }[]): number => rows.reduce((all, { amount }) => all + amount, 0);
const fits = (plan: readonly Instalment[]): boolean =>
  plan.every(({ owed, paid }) => PARTS.every((part) => paid[part] >= 0 && paid[part] <= owed[part]));

test('MI-02 whatever comes in is allocated or left over, and no part gets more than it asks for', () => {
  const property = fc.property(plans, order, fc.array(amounts, { maxLength: 6 }), (before, by, payments) => {
    let plan: readonly Instalment[] = before;
    for (const amount of payments) {
      const due = getDue(plan);
      const after = allocate(plan, amount, by);
      plan = after.plan;
      if (sum(after.rows) + after.left !== amount || getDue(plan) !== due - sum(after.rows)) return false;
      if (!fits(plan) || (after.left > 0 && getDue(plan) !== 0)) return false;
    }
    return true;
  });
  expect(getVerdict(property)).toBe('held');
});

const placeIn = ({ first, parts }: AllocationOrder, { period, part }: { period: number; part: string }): number => {
  const at = parts.findIndex((each) => each === part);
  return first === 'instalment' ? period * 10 + at : at * 10 + period;
};

test('MI-02 the written order holds: nothing goes to a later place while an earlier one still asks', () => {
  const property = fc.property(plans, order, amounts, (before, by, amount) => {
    const { plan, rows } = allocate(before, amount, by);
    const last = Math.max(0, ...rows.map((row) => placeIn(by, row)));
    return plan.every(({ period, owed, paid }) =>
      PARTS.every((part) => placeIn(by, { period, part }) >= last || paid[part] === owed[part]),
    );
  });
  expect(getVerdict(property)).toBe('held');
});

test('MI-04 a payment that is taken back leaves the plan as if it had not been there, whatever came after it', () => {
  const property = fc.property(plans, order, fc.tuple(amounts, amounts), (before, by, [one, two]) => {
    const first = allocate(before, one, by);
    const second = allocate(first.plan, two, by);
    const back = takeBack(second.plan, { amount: toMinorUnits(sum(first.rows)), from: first.rows, order: by });
    const without = sumOfRows([...first.rows, ...second.rows, ...back.rows]);
    const wanted = sumOfRows(second.rows);
    return back.left === 0 && fits(back.plan) && sum(without) === sum(wanted) && without.length === wanted.length;
  });
  expect(getVerdict(property)).toBe('held');
});

test('MI-02 by hand: 150.00 over two instalments, oldest first and part by part', () => {
  const [penalty, interest, tax, principal] = [20_00, 30_00, 4_00, 80_00].map(toMinorUnits) as [
    AmountParts['tax'],
    AmountParts['tax'],
    AmountParts['tax'],
    AmountParts['tax'],
  ];
  const plan: Instalment[] = [
    { period: 1, owed: { penalty, interest, tax, principal }, paid: NONE },
    { period: 2, owed: { penalty: NO_MONEY, interest, tax, principal }, paid: NONE },
  ];
  const byInstalment = allocate(plan, toMinorUnits(150_00), DEFAULT_ALLOCATION_ORDER);
  expect(byInstalment.plan.map(({ paid }) => paid)).toEqual([
    { penalty: 20_00, interest: 30_00, tax: 4_00, principal: 80_00 },
    { penalty: 0, interest: 16_00, tax: 0, principal: 0 },
  ]);
  const byPart = allocate(plan, toMinorUnits(150_00), { ...DEFAULT_ALLOCATION_ORDER, first: 'part' });
  expect(byPart.plan.map(({ paid }) => paid)).toEqual([
    { penalty: 20_00, interest: 30_00, tax: 4_00, principal: 62_00 },
    { penalty: 0, interest: 30_00, tax: 4_00, principal: 0 },
  ]);
  expect([getDue(byPart.plan), getPrincipalDue(byPart.plan)]).toEqual([98_00, 98_00]);
  expect(allocate(plan, toMinorUnits(300_00), DEFAULT_ALLOCATION_ORDER).left).toBe(52_00);
});

test('MI-02 money without parts is allocated in the documented order; the rest is tax', () => {
  const kept = {
    period: 1,
    total: toMinorUnits(100_00),
    principal: toMinorUnits(60_00),
    interest: toMinorUnits(20_00),
    overdueFee: toMinorUnits(15_00),
    income: toMinorUnits(50_00),
    paid: NONE,
  };
  const { owed, paid } = getInstalment(kept, DEFAULT_ALLOCATION_ORDER);
  expect(owed).toEqual({ penalty: 15_00, interest: 20_00, tax: 5_00, principal: 60_00 });
  expect([paid, sumOfParts(paid)]).toEqual([{ penalty: 15_00, interest: 20_00, tax: 5_00, principal: 10_00 }, 50_00]);
});

test('MI-02 an order survives being written down; what cannot be read is the usual one', () => {
  const property = fc.property(order, (by) => {
    expect(readOrder(writeOrder(by))).toEqual(by);
  });
  expect(getVerdict(property)).toBe('held');
  expect([undefined, '', 'part:tax', 'whole:penalty,interest,tax,principal'].map(readOrder)).toEqual(
    Array.from({ length: 4 }, () => DEFAULT_ALLOCATION_ORDER),
  );
});

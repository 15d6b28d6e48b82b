import type { LoanPart } from '../codes/caseCodes';
import { type Minor, toMinorUnits, NO_MONEY } from '../minor';
import type { AllocationOrder } from './allocationOrder';

/*
 * Allocates money to a loan's plan and takes it back (MI-02, MI-04; docs/money.md). Independent of storage: takes a plan, returns a plan
 * and rows.
 */

/** An amount of each part. */
export type AmountParts = Readonly<Record<LoanPart, Minor>>;

/** An instalment: amounts owed and paid. The paid amount never exceeds the owed amount. */
export interface Instalment {
  /** From 1; lower ones are older. */
  readonly period: number;
  readonly owed: AmountParts;
  readonly paid: AmountParts;
}

/** Money allocated to a part of an instalment; negative if it was taken back. */
export interface AllocationRow {
  readonly period: number;
  readonly part: LoanPart;
  readonly amount: Minor;
}

/** Result of an allocation: the plan afterwards, the rows applied to it, and the amount that could not be allocated. */
export interface AllocationResult {
  readonly plan: readonly Instalment[];
  readonly rows: readonly AllocationRow[];
  readonly left: Minor;
}

type Plan = readonly Instalment[];
type Slot = Omit<AllocationRow, 'amount'>;

const smaller = (one: Minor, other: Minor): Minor => (one < other ? one : other);
const negative = (amount: Minor): Minor => toMinorUnits(0 - amount);
const minus = (one: Minor, other: Minor): Minor => toMinorUnits(one - other);

/** Returns the sum of all parts. */
export const sumOfParts = (parts: AmountParts): Minor =>
  toMinorUnits(Object.values(parts).reduce<number>((sum, amount) => sum + amount, 0));

/** Returns the unpaid amount of a plan. */
export const getDue = (plan: Plan): Minor =>
  toMinorUnits(plan.reduce((sum, { owed, paid }) => sum + sumOfParts(owed) - sumOfParts(paid), 0));

/** Returns the unpaid principal of a plan. */
export const getPrincipalDue = (plan: Plan): Minor =>
  toMinorUnits(plan.reduce((sum, { owed, paid }) => sum + owed.principal - paid.principal, 0));

/** Returns all places to which money can be allocated, in the configured order. */
function getSlots(plan: Plan, { first, parts }: AllocationOrder): Slot[] {
  const periods = plan.map(({ period }) => period).toSorted((a, b) => a - b);
  return first === 'instalment'
    ? periods.flatMap((period) => parts.map((part) => ({ period, part })))
    : parts.flatMap((part) => periods.map((period) => ({ period, part })));
}

/** Returns the plan after applying some rows. */
export function withRows(plan: Plan, rows: readonly AllocationRow[]): Plan {
  return plan.map((each) => {
    const mine = rows.filter(({ period }) => period === each.period);
    if (mine.length === 0) return each;
    const paid: Record<LoanPart, Minor> = { ...each.paid };
    for (const { part, amount } of mine) paid[part] = toMinorUnits(paid[part] + amount);
    return { ...each, paid };
  });
}

/** Distributes the amount over the places, up to the capacity of each, until it is used up. */
function walk(slots: readonly Slot[], amount: Minor, roomOf: (slot: Slot) => Minor) {
  const rows: AllocationRow[] = [];
  let left = amount;
  for (const slot of slots) {
    const taken = smaller(left, roomOf(slot));
    if (taken <= 0) continue;
    rows.push({ ...slot, amount: taken });
    left = minus(left, taken);
  }
  return { rows, left };
}

const finder = (plan: Plan) => {
  const byPeriod = new Map(plan.map((each) => [each.period, each]));
  return ({ period }: Slot): Instalment | undefined => byPeriod.get(period);
};

/** Allocates money to a plan in the configured order. An amount above the total due remains as `left` (MI-02). */
export function allocate(plan: Plan, amount: Minor, order: AllocationOrder): AllocationResult {
  const find = finder(plan);
  const { rows, left } = walk(getSlots(plan, order), amount, (slot) => {
    const found = find(slot);
    return found ? minus(found.owed[slot.part], found.paid[slot.part]) : NO_MONEY;
  });
  return { plan: withRows(plan, rows), rows, left };
}

const getKey = ({ period, part }: Slot): string => `${period} ${part}`;

/** Combines rows of the same place, and omits those with a sum of zero. */
export function sumOfRows(rows: readonly AllocationRow[]): AllocationRow[] {
  const sums = new Map<string, AllocationRow>();
  for (const row of rows) {
    const before = sums.get(getKey(row))?.amount ?? NO_MONEY;
    sums.set(getKey(row), { ...row, amount: toMinorUnits(before + row.amount) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/**
 * Takes money back from the places that a payment filled (`from`), last place of the allocation order first. If the plan was rewritten
 * meanwhile, the rest comes from other paid amounts, last place first. Rows are negative.
 */
export function takeBack(
  plan: Plan,
  {
    amount,
    from,
    order,
  }: { readonly amount: Minor; readonly from: readonly AllocationRow[]; readonly order: AllocationOrder },
): AllocationResult {
  const amounts = new Map(sumOfRows(from).map((row) => [getKey(row), row.amount]));
  const backwards = getSlots(plan, order).toReversed();
  const find = finder(plan);
  const paidIn = (slot: Slot): Minor => find(slot)?.paid[slot.part] ?? NO_MONEY;
  const own = walk(backwards, amount, (slot) => smaller(amounts.get(getKey(slot)) ?? NO_MONEY, paidIn(slot)));
  const ownBy = new Map(own.rows.map((row) => [getKey(row), row.amount]));
  const other = walk(backwards, own.left, (slot) => minus(paidIn(slot), ownBy.get(getKey(slot)) ?? NO_MONEY));
  const rows = sumOfRows([...own.rows, ...other.rows]).map((row) => ({ ...row, amount: negative(row.amount) }));
  return { plan: withRows(plan, rows), rows, left: other.left };
}

/** A period of a plan as stored; amounts in minor units. */
export interface StoredPeriod {
  readonly period: number;
  readonly total: Minor;
  readonly principal: Minor;
  readonly interest: Minor;
  readonly overdueFee: Minor;
  readonly income: Minor;
  readonly paid: AmountParts;
}

const notBelow = (amount: number): Minor => toMinorUnits(Math.max(0, amount));

/**
 * Converts a stored period to an instalment. The part of the total that is in no other part is tax. Income from before parts were recorded
 * separately (`income` beyond `paid`) is allocated here, in the configured order.
 */
export function getInstalment(stored: StoredPeriod, { parts }: AllocationOrder): Instalment {
  const { period, total, income, paid } = stored;
  const principal = smaller(stored.principal, total);
  const interest = smaller(stored.interest, minus(total, principal));
  const penalty = smaller(stored.overdueFee, notBelow(total - principal - interest));
  const owed: AmountParts = { penalty, interest, tax: notBelow(total - principal - interest - penalty), principal };
  const untold = notBelow(income - sumOfParts(paid));
  if (untold === 0) return { period, owed, paid };
  const [told = { period, owed, paid }] = allocate([{ period, owed, paid }], untold, {
    first: 'instalment',
    parts,
  }).plan;
  return told;
}

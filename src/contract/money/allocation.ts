import type { LoanPart } from '../codes/loanPart';
import { type Minor, minorUnits, NO_MONEY } from '../minor';
import type { AllocationOrder } from './allocationOrder';

/*
 * The one rule by which money goes into a loan's plan and out of it again (MI-02, MI-04; docs/money.md). It knows nothing of where a
 * plan is kept: plan in, plan and rows out.
 */

/** An amount of each part. */
export type Parts = Readonly<Record<LoanPart, Minor>>;

/** An instalment: what it asks for and what has been paid of it. Nothing is paid beyond what is asked. */
export interface Instalment {
  /** From 1; lower ones are older. */
  readonly period: number;
  readonly owed: Parts;
  readonly paid: Parts;
}

/** Money that went into a part of an instalment; below zero it was taken out again. */
export interface AllocatedRow {
  readonly period: number;
  readonly part: LoanPart;
  readonly amount: Minor;
}

/** What became of an amount: the plan afterwards, the rows that made it so, and what found no place. */
export interface Allocated {
  readonly plan: readonly Instalment[];
  readonly rows: readonly AllocatedRow[];
  readonly left: Minor;
}

type Plan = readonly Instalment[];
type Slot = Omit<AllocatedRow, 'amount'>;

const smaller = (one: Minor, other: Minor): Minor => (one < other ? one : other);
const negative = (amount: Minor): Minor => minorUnits(0 - amount);
const minus = (one: Minor, other: Minor): Minor => minorUnits(one - other);

/** What all parts come to. */
export const sumOfParts = (parts: Parts): Minor =>
  minorUnits(Object.values(parts).reduce<number>((sum, amount) => sum + amount, 0));

/** What a plan still waits for. */
export const getDue = (plan: Plan): Minor =>
  minorUnits(plan.reduce((sum, { owed, paid }) => sum + sumOfParts(owed) - sumOfParts(paid), 0));

/** The principal in what a plan still waits for. */
export const getPrincipalDue = (plan: Plan): Minor =>
  minorUnits(plan.reduce((sum, { owed, paid }) => sum + owed.principal - paid.principal, 0));

/** All places that money can go to, in the written order. */
function getSlots(plan: Plan, { first, parts }: AllocationOrder): Slot[] {
  const periods = plan.map(({ period }) => period).toSorted((a, b) => a - b);
  return first === 'instalment'
    ? periods.flatMap((period) => parts.map((part) => ({ period, part })))
    : parts.flatMap((part) => periods.map((period) => ({ period, part })));
}

/** The plan after some rows. */
export function withRows(plan: Plan, rows: readonly AllocatedRow[]): Plan {
  return plan.map((each) => {
    const mine = rows.filter(({ period }) => period === each.period);
    if (mine.length === 0) return each;
    const paid: Record<LoanPart, Minor> = { ...each.paid };
    for (const { part, amount } of mine) paid[part] = minorUnits(paid[part] + amount);
    return { ...each, paid };
  });
}

/** Goes through places with what each can take (or give), until the amount is used up. */
function walk(slots: readonly Slot[], amount: Minor, roomOf: (slot: Slot) => Minor) {
  const rows: AllocatedRow[] = [];
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

/** Puts money into a plan in the written order; what all instalments together do not ask for is left over (MI-02). */
export function allocate(plan: Plan, amount: Minor, order: AllocationOrder): Allocated {
  const find = finder(plan);
  const { rows, left } = walk(getSlots(plan, order), amount, (slot) => {
    const found = find(slot);
    return found ? minus(found.owed[slot.part], found.paid[slot.part]) : NO_MONEY;
  });
  return { plan: withRows(plan, rows), rows, left };
}

const getKey = ({ period, part }: Slot): string => `${period} ${part}`;

/** Several rows of one place as one, those that come to nothing left out. */
export function sumOfRows(rows: readonly AllocatedRow[]): AllocatedRow[] {
  const sums = new Map<string, AllocatedRow>();
  for (const row of rows) {
    const before = sums.get(getKey(row))?.amount ?? NO_MONEY;
    sums.set(getKey(row), { ...row, amount: minorUnits(before + row.amount) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/**
 * Takes money out of a plan from where a payment had put it (`from`), the last place of the written order first; what is not there any
 * more, because the plan was written anew meanwhile, is taken from what else was paid, the last place first. Rows are below zero.
 */
export function takeBack(
  plan: Plan,
  {
    amount,
    from,
    order,
  }: { readonly amount: Minor; readonly from: readonly AllocatedRow[]; readonly order: AllocationOrder },
): Allocated {
  const given = new Map(sumOfRows(from).map((row) => [getKey(row), row.amount]));
  const backwards = getSlots(plan, order).toReversed();
  const find = finder(plan);
  const paidIn = (slot: Slot): Minor => find(slot)?.paid[slot.part] ?? NO_MONEY;
  const own = walk(backwards, amount, (slot) => smaller(given.get(getKey(slot)) ?? NO_MONEY, paidIn(slot)));
  const ownBy = new Map(own.rows.map((row) => [getKey(row), row.amount]));
  const other = walk(backwards, own.left, (slot) => minus(paidIn(slot), ownBy.get(getKey(slot)) ?? NO_MONEY));
  const rows = sumOfRows([...own.rows, ...other.rows]).map((row) => ({ ...row, amount: negative(row.amount) }));
  return { plan: withRows(plan, rows), rows, left: other.left };
}

/** A period of a plan as it is kept; amounts in minor units. */
export interface KeptPeriod {
  readonly period: number;
  readonly total: Minor;
  readonly principal: Minor;
  readonly interest: Minor;
  readonly overdueFee: Minor;
  readonly income: Minor;
  readonly paid: Parts;
}

const notBelow = (amount: number): Minor => minorUnits(Math.max(0, amount));

/**
 * A kept period as the rule sees it. What is in its total and in no other part is tax. What came in before the parts were told apart
 * (`income` beyond `paid`) is told apart here, in the written order.
 */
export function getInstalment(kept: KeptPeriod, { parts }: AllocationOrder): Instalment {
  const { period, total, income, paid } = kept;
  const principal = smaller(kept.principal, total);
  const interest = smaller(kept.interest, minus(total, principal));
  const penalty = smaller(kept.overdueFee, notBelow(total - principal - interest));
  const owed: Parts = { penalty, interest, tax: notBelow(total - principal - interest - penalty), principal };
  const untold = notBelow(income - sumOfParts(paid));
  if (untold === 0) return { period, owed, paid };
  const [told = { period, owed, paid }] = allocate([{ period, owed, paid }], untold, {
    first: 'instalment',
    parts,
  }).plan;
  return told;
}

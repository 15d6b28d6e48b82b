import { IMPORT_COLUMNS } from '../modules/import/importFacade';
import { addDays, toCalendarDay } from '../values/toCalendarDay';
import type { Random } from './random';
import { PARTLY_PAID_PLANS, PERIOD_DAYS } from './seedPlan';
import { type QueueCode, type SeedQueue, SEED_QUEUES } from './seedQueues';
import type { Country } from './countries/country';

/** Parameters of an institution's case rows. */
export interface CaseRowsPlan {
  readonly country: Country;
  readonly cases: number;
  /** Usernames of the agents of each queue. */
  readonly agents: Readonly<Record<QueueCode, readonly string[]>>;
  readonly random: Random;
  readonly now: Date;
}

type SeedCaseRow = Readonly<Record<string, string>>;

/** Share of cases that stay in the queue without an agent, for batch binding. */
const UNASSIGNED = 0.03;
const SECOND_LOAN = 0.06;

const amount = (minor: number, digits: number): string => (minor / 10 ** digits).toFixed(digits);

function person({ country, random }: CaseRowsPlan, number: number): SeedCaseRow {
  return {
    borrower_no: `${country.prefix}U${String(500_000 + number)}`,
    borrower_name: country.personName(random),
    identity_number: country.identityNumber(random),
    marital_status: random.pick(country.maritalStatuses),
    education: random.pick(country.educations),
    mobile_phone: country.mobilePhone(random),
    ...(random.chance(0.45) ? { home_phone: country.homePhone(random) } : {}),
    company_name: random.pick(country.companies),
    occupation: random.pick(country.occupations),
    working_years: String(random.int(0, 24)),
    home_address: country.address(random),
    company_address: country.address(random),
    ...contacts({ country, random }),
  };
}

const RELATIONS = { R02: 20, R03: 25, R04: 8, R05: 6, R06: 14, R07: 5, R08: 9, R09: 10, R10: 3 };

function contacts({ country, random }: Pick<CaseRowsPlan, 'country' | 'random'>): SeedCaseRow {
  const places = Array.from({ length: random.int(1, 3) }, (_, place) => place + 1);
  return Object.fromEntries(
    places.flatMap((place) => [
      [`contact${place}_relation`, random.weighted(RELATIONS)],
      [`contact${place}_name`, country.personName(random)],
      [`contact${place}_phone`, country.mobilePhone(random)],
      [`contact${place}_emergency`, String(place < 3)],
    ]),
  );
}

interface Debt {
  readonly contract: number;
  /** Unpaid amount when the loan becomes overdue. */
  readonly unpaid: number;
  readonly days: number;
}

/** Calculates interest for the term, penalty for each day past due up to ninety, and tax on both. */
function amounts({ country, random }: CaseRowsPlan, { contract, unpaid, days }: Debt): SeedCaseRow {
  const digits = country.institution.currencyDigits;
  const interest = Math.round(unpaid * (0.08 + random.next() * 0.17));
  const penalty = Math.round(unpaid * 0.004 * Math.min(days, 90));
  const tax = Math.round((interest + penalty) * country.taxRate);
  return {
    contract_amount: amount(contract, digits),
    due_amount: amount(unpaid + interest + penalty + tax, digits),
    unpaid_repayment: amount(unpaid, digits),
    interest_receivable: amount(interest, digits),
    penalty_interest: amount(penalty, digits),
    iva_receivable: amount(tax, digits),
  };
}

/** Calculates an earlier partial repayment, for every third of the larger loans. */
function paidBefore({ country }: CaseRowsPlan, product: Country['products'][number], number: number) {
  const isLarge = country.products.indexOf(product) > 1;
  const shape = isLarge && number % 3 === 0 ? PARTLY_PAID_PLANS[number % PARTLY_PAID_PLANS.length] : undefined;
  return shape ?? { periods: 1, paid: 0 };
}

function loan(plan: CaseRowsPlan, number: number, days: number): SeedCaseRow {
  const { country, random, now } = plan;
  const product = random.pick(country.products);
  const { periods, paid } = paidBefore(plan, product, number);
  const unit = 10 ** country.institution.currencyDigits;
  const contract = Math.round(random.int(product.least, product.most) / 50) * 50 * unit;
  const today = toCalendarDay(now, country.institution.timeZone);
  const lastSeen = addDays(today, -random.int(1, days + 3));
  return {
    loan_no: `${country.prefix}${10_000_000 + number * 7}`,
    loan_type: random.weighted({ '0': 30, '1': 45, '2': 10, '3': 15 }),
    product_category: product.name,
    app_name: random.pick(country.apps),
    merchant: random.pick(country.merchants),
    device: random.weighted({ Android: 83, iOS: 17 }),
    loan_time: `${addDays(today, -days - paid * PERIOD_DAYS - random.int(7, 60))} ${String(random.int(7, 22)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`,
    penalty_date: addDays(today, -days),
    ...amounts(plan, { contract, unpaid: Math.round((contract * (periods - paid)) / periods), days }),
    deduction_account: country.account(random),
    bank_account: country.account(random),
    last_opened_time: `${lastSeen} ${random.int(10, 21)}:${random.int(10, 59)}`,
    ...(random.chance(0.6)
      ? { last_repayment_page_time: `${lastSeen} ${random.int(10, 21)}:${random.int(10, 59)}` }
      : {}),
    collection_time: `${addDays(today, 1 - days)} 00:00`,
  };
}

interface Assignment {
  readonly queue: SeedQueue;
  readonly holder: string | undefined;
}

/** Reduced weight of the long-aging queue: most of its borrowers have several loans, so fewer of them must start. */
const LONG_AGING_START = 7.4;
const ANOTHER_LONG_AGING = 0.38;
const LONG_AGING_LOANS = 4;

const isLongAging = ({ queue }: Assignment): boolean => queue.code === 'M3';

const QUOTAS = Object.fromEntries(
  SEED_QUEUES.map(({ code, weight }) => [code, code === 'M3' ? LONG_AGING_START : weight]),
);

function placeInQueue({ agents, random }: CaseRowsPlan, number: number): Assignment {
  const code = random.weighted(QUOTAS);
  const queue = SEED_QUEUES.find((each) => each.code === code) ?? SEED_QUEUES[0];
  const holders = agents[queue.code];
  return { queue, holder: random.chance(UNASSIGNED) ? undefined : holders[number % Math.max(1, holders.length)] };
}

const placeCells = (placed: Assignment): SeedCaseRow => ({
  queue_code: placed.queue.code,
  long_aging: String(isLongAging(placed)),
  ...(placed.holder ? { agent_username: placed.holder } : {}),
});

/** Borrower with loans in collection. */
interface Owing {
  readonly borrower: SeedCaseRow;
  readonly placed: Assignment;
  readonly loans: number;
}

/** Chooses the next row: another long-aging loan of the same borrower with the same agent, a second loan elsewhere, or a new borrower. */
function nextOwing(before: Owing | undefined, plan: CaseRowsPlan, number: number): Owing {
  const { random } = plan;
  if (before && isLongAging(before.placed) && before.loans < LONG_AGING_LOANS && random.chance(ANOTHER_LONG_AGING)) {
    return { ...before, loans: before.loans + 1 };
  }
  const borrower = before && random.chance(SECOND_LOAN) ? before.borrower : person(plan, number);
  return { borrower, placed: placeInQueue(plan, number), loans: 1 };
}

const csvCell = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const csvLine = (row: SeedCaseRow): string =>
  `${IMPORT_COLUMNS.map(({ name }) => csvCell(row[name] ?? '')).join(',')}\n`;

/** Yields the lines of an institution's import file; reproducible for the same seed and day. */
export function* seedCaseRows(plan: CaseRowsPlan): Generator<string> {
  yield `${IMPORT_COLUMNS.map(({ name }) => name).join(',')}\n`;
  let owing: Owing | undefined;
  for (let number = 1; number <= plan.cases; number += 1) {
    owing = nextOwing(owing, plan, number);
    const { borrower, placed } = owing;
    const days = plan.random.int(placed.queue.from, placed.queue.oldest);
    yield csvLine({ ...borrower, ...loan(plan, number, days), ...placeCells(placed) });
  }
}

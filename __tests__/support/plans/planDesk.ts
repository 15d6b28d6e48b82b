import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { PromisePlan } from '@/contract/entities/money/promisePlan';
import { addDays } from '../../../server/values/toCalendarDay';
import { get, readCase, type StoredTask } from '../cases/cases';
import { newReference, tell } from '../lender/lenderRig';
import { MADE, type PromiseDesk } from '../results/promiseDesk';

/** The institution's day of MADE. */
export const TODAY = '2026-03-10';

/** A part as a test writes it: days from today, and units of the currency. */
export type SaidPart = readonly [days: number, amount: number];

/** The parts as they are sent. */
export const getParts = (...parts: readonly SaidPart[]) =>
  parts.map(([days, amount]) => ({ day: addDays(TODAY, days), amount }));

/** Noon at the institution so many days after the promises of these tests. */
export const noonAfter = (days: number): string => new Date(Date.parse(MADE) + days * 86_400_000).toISOString();

/** An agent to whom borrowers promise in parts, and a lender that tells what they pay. */
export class PlanDesk {
  readonly desk: PromiseDesk;

  constructor(desk: PromiseDesk) {
    this.desk = desk;
  }

  /** A new case with a plan. */
  async plan(...parts: readonly SaidPart[]): Promise<StoredTask> {
    const caseRow = await this.desk.fresh();
    await this.promise(caseRow, parts);
    return caseRow;
  }

  async promise(caseRow: StoredTask, parts: readonly SaidPart[]): Promise<void> {
    const reply = await this.desk.record(caseRow, { promisedParts: getParts(...parts) });
    if (reply.code !== '00') throw new Error(`${reply.code}: ${reply.message}`);
  }

  /** The lender tells of a payment; answers its reference. */
  async paid({ loanNo }: StoredTask, amount: number, at: string): Promise<string> {
    const reference = newReference();
    await this.#tell({ reference, kind: 'payment', loan_no: loanNo, amount: amount.toFixed(2), value_time: at });
    return reference;
  }

  /** The lender tells that a payment bounced. */
  async bounced({ loanNo }: StoredTask, reference: string): Promise<void> {
    const value_time = this.desk.now.toISOString();
    await this.#tell({
      reference: newReference(),
      kind: 'reversal',
      loan_no: loanNo,
      of_reference: reference,
      value_time,
    });
  }

  /** The case as its page has it. */
  async page(caseRow: StoredTask): Promise<LoanItem['task']> {
    const asked = { path: `/prod/task/loanItemInfo/${caseRow.loanNo}`, input: { taskId: String(caseRow.id) } };
    return (await get<LoanItem>(this.desk.server, this.desk.agent, asked)).data.task;
  }

  /** The state and what was paid of each part. */
  async states(caseRow: StoredTask): Promise<(readonly [state: string, paid: number])[]> {
    const plan: PromisePlan | null | undefined = (await this.page(caseRow)).promisePlan;
    return plan?.parts.map(({ state, paid }) => [state, paid] as const) ?? [];
  }

  stored = (caseRow: StoredTask): Promise<StoredTask> => readCase(this.desk.server.database, caseRow.loanNo);

  #tell(row: Readonly<Record<string, string>>): Promise<void> {
    const { server, institutionId, now } = this.desk;
    return tell(server.database, { institutionId, now, rows: [row] });
  }
}

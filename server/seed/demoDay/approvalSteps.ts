import { eq } from 'drizzle-orm';
import { approval } from '../../database/tables/approvalTables';
import { addDays } from '../../values/toCalendarDay';
import type { DemoCase } from './demoCases';
import type { DemoDay } from './demoDay';
import type { SendCall } from './demoUser';

/** Splits an amount in minor units into parts on days from today; the last part is the rest. */
function toParts(
  { today }: DemoDay,
  { amount }: DemoCase,
  shares: readonly (readonly [days: number, share: number])[],
) {
  const whole = Math.floor(amount / 100);
  const amounts = shares.map(([, share]) => Math.floor(whole * share));
  const rest = whole - amounts.slice(0, -1).reduce((sum, each) => sum + each, 0);
  return shares.map(([days], place) => ({
    day: addDays(today, days),
    amount: place === shares.length - 1 ? rest : amounts[place],
  }));
}

const promise = (of: DemoCase, promisedParts: object) => ({
  taskId: String(of.id),
  callStatus: 'CNCT',
  callResult: 'PTP',
  type: '01',
  promisedParts,
});

/** The agent agrees on a payment plan, and asks for what needs an approval (MI-08, MI-09). */
export async function askForApprovals(day: DemoDay, send: SendCall): Promise<void> {
  const { cases } = day;
  const { plan, longPlan, deduction, rejected } = cases;
  await send(
    'task/record',
    promise(
      plan,
      toParts(day, plan, [
        [6, 0.4],
        [20, 0.3],
        [34, 0.3],
      ]),
    ),
  );
  await send(
    'task/record',
    promise(
      longPlan,
      toParts(day, longPlan, [
        [6, 0.15],
        [50, 0.35],
        [90, 0.5],
      ]),
    ),
    'secondPerson',
  );
  for (const { id, amount } of [deduction, rejected]) {
    const body = { taskId: String(id), amount: Math.floor(amount / 200), remark: 'El titular autoriza el cargo.' };
    // oxlint-disable-next-line no-await-in-loop -- entries of one chain
    await send('task/partDeduce', body, 'secondPerson');
  }
}

/** The leader rejects one of the requests, with the reason that the agent receives. */
export async function rejectRequest({ server, cases }: DemoDay, send: SendCall): Promise<void> {
  const [request] = await server.database
    .select({ id: approval.id })
    .from(approval)
    .where(eq(approval.taskId, cases.rejected.id));
  const reason = 'El titular pidió un plan de pagos; acuérdalo antes de cargar.';
  await send('approvals/refuse', { id: String(request?.id), reason });
}

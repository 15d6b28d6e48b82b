import type { CaseStatus } from '@/contract/codes/caseCodes';
import type { CaseEvent } from '@/machines/caseLifecycle';
import { getReference, toldOf } from '../lender/bookingDesk';
import { tell, untilBooked } from '../lender/lenderRig';
import type { QueueRig } from '../queues/queueRig';
import { getContacts, get, readCase, send, type StoredTask } from './cases';

/** Actions of users and the lender that change a case's status; none uses the table of transitions. */
export interface LifeDoors {
  /** Executes the event and returns the response code, '00' for events of the lender. */
  readonly go: (event: CaseEvent, of: StoredTask) => Promise<string>;
  /** A new case of 100.00 that the agent holds, brought to a status. */
  readonly at: (status: CaseStatus) => Promise<StoredTask>;
}

/** The ways into each status. */
export const WAYS: Readonly<Record<CaseStatus, readonly CaseEvent[]>> = {
  C00: [],
  C01: ['attempted'],
  C10: ['logged'],
  C20: ['promised'],
  C30: ['paidInPart', 'closed'],
  C31: ['paidInFull'],
  C32: ['paidInPart', 'extended'],
  C40: ['withdrawn'],
  C50: ['paidInFull', 'refunded'],
};

const RECORDED = {
  logged: { callStatus: 'CNCT', callResult: 'WTP' },
  promised: { callStatus: 'CNCT', callResult: 'PTP' },
  promiseBroken: { callStatus: 'CNCT', callResult: 'DTP' },
} as const;

/** In minor units: so little that ten of them do not settle a case. */
const PART = 500;
const toMoney = (minor: number): string => (minor / 100).toFixed(2);

let keys = 0;
const newKey = (): string => `life-door-key-${(keys += 1).toString().padStart(6, '0')}`;

const getId = ({ id }: StoredTask): string => String(id);

/** Creates the actions for an institution; `now` is the server's clock. */
export function openLifeDoors(rig: QueueRig, now: () => Date): LifeDoors {
  const { server, institutionId, admin, agent, agent2 } = rig;
  const { database } = server;
  const payments = new Map<number, string[]>();
  const read = ({ loanNo }: StoredTask): Promise<StoredTask> => readCase(database, loanNo);
  const post = async (path: string, body: object, who = admin): Promise<string> =>
    (await send(server, who, { path, body, key: newKey() })).code;

  const told = async (of: StoredTask, kind: string, cells: Record<string, string> = {}): Promise<string> => {
    const row = toldOf(of, kind, { value_time: now().toISOString(), ...cells });
    if (kind === 'payment') payments.set(of.loanId, [...(payments.get(of.loanId) ?? []), getReference(row)]);
    await tell(database, { institutionId, now: now(), rows: [row] });
    await untilBooked(database);
    return '00';
  };
  const pay = (of: StoredTask, amount: number) => told(of, 'payment', { amount: toMoney(amount) });
  const lastPayment = (of: StoredTask): string => payments.get(of.loanId)?.pop() ?? 'NEVER-PAID';

  const record = (of: StoredTask, event: keyof typeof RECORDED) =>
    post('/prod/task/record', { taskId: getId(of), type: '01', ...RECORDED[event] });
  const dial = async (of: StoredTask): Promise<string> => {
    const contactId = String((await getContacts(database, of))[0]?.id);
    const { code, data } = await send<{ id: string }>(server, admin, {
      path: '/prod/task/dial',
      body: { taskId: getId(of), contactId },
      key: newKey(),
    });
    if (code === '00') await post('/prod/task/hangUp', { phoneCallId: data.id });
    return code;
  };
  const assign = async (of: StoredTask): Promise<string> => {
    const next = (await read(of)).agentId === agent.userId ? agent2 : agent;
    return post('/api/management/task/batchBindAgent', { taskIds: [getId(of)], agentId: String(next.userId) });
  };
  const open = async (of: StoredTask): Promise<string> => {
    const who = (await read(of)).agentId === agent2.userId ? agent2 : agent;
    const path = `/prod/task/loanItemInfo/${of.loanNo}`;
    return (await get(server, who, { path, input: { taskId: getId(of) } })).code;
  };

  const DOORS: Readonly<Record<CaseEvent, (of: StoredTask) => Promise<string>>> = {
    assigned: assign,
    unassigned: (of) => post('/api/management/task/unbindAgent', { taskIds: [getId(of)] }),
    queued: async (of) => {
      await rig.makeQueue({ type: 'automatic', rule: { products: [of.productCategory ?? ''] } });
      return post('/prod/institutionAndQueue/sort', {});
    },
    opened: open,
    attempted: dial,
    logged: (of) => record(of, 'logged'),
    promised: (of) => record(of, 'promised'),
    promiseBroken: (of) => record(of, 'promiseBroken'),
    paidInPart: (of) => pay(of, PART),
    // A settled case has no due amount, and no payment can be zero.
    paidInFull: async (of) => pay(of, Math.max(PART, (await read(of)).amount)),
    extended: (of) =>
      post('/prod/task/manualDelay', { taskId: getId(of), days: 7, remark: 'Asked for a week; family in hospital' }),
    closed: (of) => told(of, 'closure', { reason: 'written off' }),
    withdrawn: (of) => told(of, 'withdrawal', { reason: 'sold' }),
    refunded: (of) => told(of, 'refund', { of_reference: lastPayment(of), amount: toMoney(PART) }),
    reversed: (of) => told(of, 'reversal', { of_reference: lastPayment(of) }),
    reopened: (of) => told(of, 'reopening'),
  };
  const go = (event: CaseEvent, of: StoredTask): Promise<string> => DOORS[event](of);

  return {
    go,
    at: async (status) => {
      keys += 1;
      const cells = { due_amount: '100', contract_amount: '80', queue_code: '', product_category: `Life ${keys}` };
      const [of] = await rig.cases(1, cells);
      if (!of) throw new Error('no case was made');
      await go('assigned', of);
      for (const event of WAYS[status]) await go(event, of);
      return read(of);
    },
  };
}

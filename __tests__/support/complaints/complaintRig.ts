import type { Complaint, ComplaintHistoryLine } from '@/contract/entities/management/complaint';
import { get, makeCase, send, type StoredTask } from '../cases/cases';
import { makeGroup, makeInstitution, makeUser, type SignedIn, signInAs } from '../server/people';
import { startApp, type TestServer } from '../server/server';
import type { Reply } from '../server/signingIn';

/** People of a complaint: an agent and a colleague in the leader's group, another group's leader, and their superiors. */
export type ComplaintPeople = Record<
  'agent' | 'mate' | 'leader' | 'otherLeader' | 'otherMate' | 'admin' | 'auditor' | 'foreign',
  SignedIn
>;

/** A server with people of two groups and another institution, whose clock a test may turn. */
export interface ComplaintRig extends ComplaintPeople {
  readonly server: TestServer;
  readonly clock: { now: Date };
  readonly institutionId: number;
  /** A case of the agent that can be deducted from. */
  readonly fresh: (cells?: Record<string, string>) => Promise<StoredTask>;
  /** Makes a change; the answer's envelope. */
  readonly act: <Data = { id: string; state: string }>(
    who: SignedIn,
    call: string,
    body: object,
  ) => Promise<Reply<Data>>;
  /** Reads by a GET call below customer/service/. */
  readonly read: <Data>(who: SignedIn, path: string, input?: Record<string, string>) => Promise<Reply<Data>>;
  /** Registers a complaint on a case; gives its number. */
  readonly complain: (on: StoredTask, more?: object, who?: SignedIn) => Promise<string>;
  /** Brings a new work order about the agent to a state, handled by the colleague. */
  readonly broughtTo: (state: 'pending' | 'processing' | 'pendingClosure', on?: StoredTask) => Promise<string>;
  readonly detail: (id: string, who?: SignedIn) => Promise<Complaint>;
  readonly history: (id: string, who?: SignedIn) => Promise<ComplaintHistoryLine[]>;
  readonly close: () => Promise<void>;
}

/** Half past six in the evening of 10 March in Mexico City. */
export const COMPLAINT_START = new Date('2026-03-11T00:30:00Z');

/** A user's id as the wire has it. */
export const getId = ({ userId }: SignedIn): string => String(userId);

const must = async <Data>(reply: Promise<Reply<Data>>): Promise<Data> => {
  const { code, data, message } = await reply;
  if (code !== '00') throw new Error(`${code} ${message}`);
  return data;
};

async function makePeople({ database }: TestServer, institutionId: number): Promise<ComplaintPeople> {
  const groupId = await makeGroup(database, institutionId);
  const otherGroup = await makeGroup(database, institutionId);
  const sign = async (user: Partial<Parameters<typeof makeUser>[1]>) =>
    signInAs(database, await makeUser(database, { institutionId, ...user }), { now: COMPLAINT_START });
  return {
    agent: await sign({ groupId }),
    mate: await sign({ groupId }),
    leader: await sign({ groupId, role: 'leader' }),
    otherLeader: await sign({ groupId: otherGroup, role: 'leader' }),
    otherMate: await sign({ groupId: otherGroup }),
    admin: await sign({ role: 'admin' }),
    auditor: await sign({ role: 'auditor' }),
    foreign: await sign({ institutionId: await makeInstitution(database), role: 'admin' }),
  };
}

/** Opens it; `beforeAll(async () => { rig = await openComplaintRig(); })`. */
export const openComplaintRig = async (): Promise<ComplaintRig> => {
  const clock = { now: COMPLAINT_START };
  const server = await startApp({ now: () => clock.now });
  const institutionId = await makeInstitution(server.database);
  const people = await makePeople(server, institutionId);
  const act: ComplaintRig['act'] = (who, call, body) =>
    send(server, who, { path: `/prod/customer/service/${call}`, body });
  const read: ComplaintRig['read'] = (who, path, input = {}) =>
    get(server, who, { path: `/prod/customer/service/${path}`, input });
  const fresh: ComplaintRig['fresh'] = (cells = {}) =>
    makeCase(server.database, {
      institutionId,
      agentId: people.agent.userId,
      now: clock.now,
      cells: { deduction_account: '012345678901234567', due_amount: '100', ...cells },
    });
  const complain: ComplaintRig['complain'] = async (on, more = {}, who = people.agent) => {
    const matters = [{ taskId: String(on.id), kind: 'harassment' }];
    const body = { channel: 'phone', priority: 'normal', summary: 'They call me at night', matters, ...more };
    return (await must(act<{ id: string }>(who, 'add', body))).id;
  };
  const broughtTo: ComplaintRig['broughtTo'] = async (state, on) => {
    const id = await complain(on ?? (await fresh()), { accusedId: getId(people.agent) });
    await must(act(people.leader, 'allocation', { id, userId: getId(people.mate) }));
    if (state === 'pending') return id;
    await must(act(people.mate, 'processing', { id, step: 'taken' }));
    if (state === 'processing') return id;
    await must(act(people.mate, 'processing', { id, step: 'proposed', note: 'Listened to the calls: founded' }));
    return id;
  };
  return {
    server,
    clock,
    institutionId,
    ...people,
    act,
    read,
    fresh,
    complain,
    broughtTo,
    detail: (id, who = people.admin) => must(read<Complaint>(who, `detail/${id}`)),
    history: (id, who = people.admin) => must(read<ComplaintHistoryLine[]>(who, `history/${id}`)),
    close: () => server.close(),
  };
};

import type { Approval, ApprovalLimitTrial } from '@/contract/entities/management/approval';
import { eq } from 'drizzle-orm';
import { systemSetting } from '../../../server/database/tables/organizationTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { announcement } from '../../../server/database/tables/workTables';
import { get, send } from '../../support/cases/cases';
import { type ComplaintRig, getId, openComplaintRig } from '../../support/complaints/complaintRig';
import { makeUser, type SignedIn, signInAs } from '../../support/server/people';

let rig: ComplaintRig;

/** Limits as an institution stored them before fines had a limit. */
const BEFORE_FINES = {
  deduction: null,
  extension: null,
  batchMove: null,
  grant: false,
  auditorReset: false,
  hours: 24,
};

async function setLimits(limits: object): Promise<void> {
  const { institutionId, server } = rig;
  const row = { institutionId, key: 'secondPerson', value: JSON.stringify({ ...BEFORE_FINES, ...limits }) };
  await server.database.delete(systemSetting).where(eq(systemSetting.institutionId, institutionId));
  await server.database.insert(systemSetting).values(row);
}

beforeAll(async () => {
  rig = await openComplaintRig();
});
afterAll(() => rig.close());
beforeEach(() => setLimits({ fine: 200 }));

let number = 0;
const newKey = (): string => `fine-of-a-complaint-${(number += 1).toString().padStart(6, '0')}`;

interface FineReply {
  readonly approvalId: string;
  readonly id: string;
}

const fine = (who: SignedIn, id: string, { amount, userId = getId(rig.agent), key = newKey() }: FineOptions) =>
  send<FineReply>(rig.server, who, {
    path: '/prod/customer/service/penalty',
    body: { id, userId, irregularities: 'Called after ten', processResult: 'Fined', amount },
    key,
  });

interface FineOptions {
  readonly amount: number;
  readonly userId?: string;
  readonly key?: string;
}

const decide = (who: SignedIn, act: 'agree' | 'refuse' | 'withdraw', id: string) =>
  send<Approval>(rig.server, who, {
    path: `/prod/approvals/${act}`,
    body: act === 'refuse' ? { id, reason: 'Too much' } : { id },
    key: newKey(),
  });

const listToDecide = async (who: SignedIn): Promise<readonly Approval[]> => {
  const { data } = await get<{ result: Approval[] }>(rig.server, who, {
    path: '/prod/approvals/listing',
    input: { view: 'toDecide' },
  });
  return data.result;
};

const countAnnouncements = async (): Promise<number> => (await rig.server.database.select().from(announcement)).length;

test('MI-09 CM-01 a fine at the limit waits for an administrator, who sees its facts, and is issued once', async () => {
  const { admin, leader, otherLeader, server } = rig;
  const id = await rig.broughtTo('processing');
  const before = await countAnnouncements();
  const key = newKey();
  const asked = await fine(leader, id, { amount: 200, key });
  expect(asked.code).toBe('69');
  const { approvalId } = asked.data;
  expect(await fine(leader, id, { amount: 200 })).toMatchObject({ code: '69', data: { approvalId } });
  expect(await fine(leader, id, { amount: 300 })).toMatchObject({ code: '78' });
  expect(await rig.detail(id)).toMatchObject({ penalty: null, pendingFine: asked.data });
  expect(await countAnnouncements()).toBe(before);
  expect(await listToDecide(otherLeader)).toEqual([]);
  expect(await listToDecide(admin)).toMatchObject([
    {
      kind: 'fine',
      taskId: null,
      amount: 200,
      currency: 'MXN',
      mayDecide: true,
      facts: [
        { fact: 'workOrder', text: `#${id}` },
        { fact: 'person', text: expect.any(String) },
        { fact: 'reason', text: 'Called after ten' },
        { fact: 'measure', text: 'Fined' },
      ],
    },
  ]);
  expect(await decide(admin, 'agree', approvalId)).toMatchObject({ code: '00', data: { state: 'done' } });
  expect(await fine(leader, id, { amount: 200, key })).toMatchObject({ code: '00', data: { id } });
  expect(await countAnnouncements()).toBe(before + 1);
  expect(await rig.detail(id)).toMatchObject({
    penalty: { amount: 200, userName: expect.any(String) },
    pendingFine: null,
  });
  expect((await rig.history(id))[0]).toMatchObject({ event: 'penalised' });
  const trail = await server.database.select().from(trailEntry).where(eq(trailEntry.institutionId, rig.institutionId));
  expect(trail.filter(({ detail }) => detail?.includes(`"request":${approvalId},`))).toMatchObject([
    { event: 'approvalAsked', outcome: 'waiting', userId: leader.userId },
    { event: 'approvalDecided', outcome: 'done', userId: admin.userId },
  ]);
});

test('MI-09 CM-01 below the limit, without an amount or without a limit a penalty needs no approval, and its withdrawal never does', async () => {
  const { act, leader } = rig;
  const id = await rig.broughtTo('processing');
  expect(await fine(leader, id, { amount: 199.99 })).toMatchObject({ code: '00' });
  expect(await act(leader, 'penaltyWithdrawal', { id, note: 'Wrong person' })).toMatchObject({ code: '00' });
  const body = { id, userId: getId(rig.agent), irregularities: 'Called after ten', processResult: 'Warning' };
  expect(await act(leader, 'penalty', body)).toMatchObject({ code: '00' });
  await setLimits({});
  const other = await rig.broughtTo('processing');
  expect(await fine(leader, other, { amount: 5000 })).toMatchObject({ code: '00' });
});

test('MI-09 CM-01 the fined person does not decide on the fine, and a rejected one is not issued', async () => {
  const { server, institutionId, admin, leader } = rig;
  const sign = async () =>
    signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }), {
      now: rig.clock.now,
    });
  const fined = await sign();
  const id = await rig.broughtTo('processing');
  expect(await fine(admin, id, { amount: 200, userId: getId(fined) })).toMatchObject({ code: '79' });
  const third = await sign();
  const { code, data } = await fine(admin, id, { amount: 200, userId: getId(fined) });
  expect(code).toBe('69');
  expect((await rig.detail(id, third)).pendingFine).toMatchObject({ approvalId: data.approvalId });
  expect((await rig.detail(id, fined)).pendingFine).toBeNull();
  expect((await decide(fined, 'agree', data.approvalId)).code).toBe('101');
  expect((await decide(leader, 'agree', data.approvalId)).code).toBe('20');
  expect(await decide(third, 'refuse', data.approvalId)).toMatchObject({ data: { state: 'refused' } });
  expect((await rig.detail(id)).penalty).toBeNull();
});

test('MI-09 CM-01 a fine that cannot be issued any more when it is approved is not issued, and both see why', async () => {
  const { act, admin, leader } = rig;
  const id = await rig.broughtTo('processing');
  const { data } = await fine(leader, id, { amount: 250 });
  const body = { id, userId: getId(rig.agent), irregularities: 'Called after ten', processResult: 'Warning' };
  expect(await act(admin, 'penalty', body)).toMatchObject({ code: '00' });
  expect(await decide(admin, 'agree', data.approvalId)).toMatchObject({
    data: { state: 'failed', failure: expect.any(String) },
  });
  expect((await rig.detail(id)).penalty).toMatchObject({ amount: null });
});

test('MI-09 CM-01 a lower limit finds more fines of the last 30 days that would have waited', async () => {
  await setLimits({});
  await fine(rig.leader, await rig.broughtTo('processing'), { amount: 7000.5 });
  const countWaiting = async (limit: string) => {
    const asked = { path: '/prod/manage/config/secondPerson/trial', input: { fine: limit } };
    const { data } = await get<ApprovalLimitTrial>(rig.server, rig.admin, asked);
    return data.find(({ kind }) => kind === 'fine')?.waiting;
  };
  expect(await countWaiting('7000.51')).toBe(0);
  expect(await countWaiting('7000.5')).toBe(1);
});

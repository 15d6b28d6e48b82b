import { and, eq } from 'drizzle-orm';
import { CASE } from '@/contract/codes/caseCodes';
import type { BulkMessage, BulkMessagePlan } from '@/contract/entities/messages/bulkMessage';
import { contact, task } from '../../../server/database/tables/caseTables';
import { bulkMessage, bulkMessageItem, sms } from '../../../server/database/tables/messageTables';
import { appUser, systemSetting } from '../../../server/database/tables/organizationTables';
import { startBulkMessageWorker } from '../../../server/modules/messages/bulk/bulkMessageWorker';
import { startSmsWorker } from '../../../server/modules/messages/smsWorker';
import { readSettings } from '../../../server/settings/settings';
import { type ApprovalRig, newKey, openApprovalRig } from '../../support/approvals/approvalRig';
import { get, send, type StoredTask } from '../../support/cases/cases';
import { setLaw } from '../../support/law/lawRig';
import { makeTemplate } from '../../support/messages/smsRig';
import { type SignedIn, signInAs } from '../../support/server/people';
import { untilNextLook } from '../../support/untilNextLook';

const NIGHT = new Date('2026-03-11T06:00:00Z');
const MORNING = new Date('2026-03-11T14:00:00Z');
const ALL = { filters: {}, channel: 'sms' } as const;

let rig: ApprovalRig;
let templateId: string;
let leader: SignedIn;
beforeEach(async () => {
  rig = await openApprovalRig();
  leader = rig.leader;
  const { institutionId, server } = rig;
  await server.database.update(appUser).set({ sendSms: true }).where(eq(appUser.id, rig.leader.userId));
  templateId = await makeTemplate(server, { institutionId, content: 'Hola {name}' });
});
afterEach(() => rig.close());

const plan = async (more: object = {}) =>
  send<BulkMessagePlan>(rig.server, leader, { path: '/prod/sms/bulk/plan', body: { ...ALL, templateId, ...more } });
const run = (expected: number, more: object = {}) =>
  send<BulkMessage & { approvalId: string }>(rig.server, leader, {
    path: '/prod/sms/bulk/run',
    body: { ...ALL, templateId, expected, ...more },
    key: newKey(),
  });
const list = async (who = leader) =>
  (await get<{ messages: BulkMessage[] }>(rig.server, who, { path: '/prod/sms/bulk/list' })).data.messages;
const stored = () => rig.server.database.select().from(sms).where(eq(sms.institutionId, rig.institutionId));
const makeCases = (count: number): Promise<StoredTask[]> =>
  Promise.all(Array.from({ length: count }, () => rig.fresh()));

/** Moves the clock and signs the leader in again. */
async function moveTo(now: Date): Promise<void> {
  rig.clock.now = now;
  leader = await signInAs(rig.server.database, leader.userId, { now });
}

/** Waits until the newest bulk message of the leader has this number of outcomes. */
async function waitFor(done: number): Promise<BulkMessage | undefined> {
  for (;;) {
    const [newest] = await list();
    if (newest?.done === done && (newest.total > done || newest.state !== 'waiting')) return newest;
    await untilNextLook();
  }
}

test('CD-02 LC-03 a dry run counts the messages by the rule that decides, and sends nothing', async () => {
  const [, held, closed, stopped] = await makeCases(4);
  const { database } = rig.server;
  await setLaw(rig.server, rig.institutionId, { packs: ['MX'], mode: 'enforce' });
  await database
    .update(task)
    .set({ status: CASE.settled })
    .where(eq(task.id, closed?.id ?? 0));
  await database
    .update(contact)
    .set({ relation: 'R02' })
    .where(eq(contact.borrowerId, held?.borrowerId ?? 0));
  await database
    .insert(systemSetting)
    .values({ institutionId: rig.institutionId, key: 'sms.costs', value: '[{"channel":"sms","cost":45}]' });
  const wish = { taskId: String(stopped?.id), kind: 'noSms' };
  expect((await send(rig.server, rig.agent, { path: '/prod/task/wish', body: wish, key: newKey() })).code).toBe('00');
  const { code, data } = await plan();
  expect(code).toBe('00');
  expect(data.total).toBe(4);
  expect(Object.fromEntries(data.outcomes.map(({ outcome, count }) => [outcome, count]))).toEqual({
    now: 1,
    closed: 1,
    noNumber: 1,
    unlawful: 1,
  });
  await moveTo(NIGHT);
  const night = (await plan()).data.outcomes;
  expect(night.find(({ outcome }) => outcome === 'later')?.rule).toContain('mx.messageHours (Cuarta');
  expect(await stored()).toEqual([]);
});

test('CD-02 every case gets one message, which the limit of the account does not count', async () => {
  await makeCases(3);
  await rig.server.database
    .insert(systemSetting)
    .values({ institutionId: rig.institutionId, key: 'sms.accountDaily', value: '1' });
  expect((await run(2)).code).toBe('22');
  expect((await run(3)).code).toBe('00');
  expect(await waitFor(3)).toMatchObject({ state: 'done', outcomes: [{ outcome: 'sent', rule: '', count: 3 }] });
  const rows = await stored();
  expect(new Set(rows.map(({ taskId }) => taskId)).size).toBe(3);
  expect(rows).toHaveLength(3);
  expect(await list(rig.admin)).toEqual([]);
  const report = `/prod/sms/bulk/report/${(await list())[0]?.id}`;
  const file = await rig.server.app.inject({ url: report, headers: leader.headers });
  expect(file.body.split('\n')).toHaveLength(5);
  expect((await get(rig.server, rig.admin, { path: report })).code).toBe('20');
});

test('LC-03 a message that is not permitted yet waits, and is judged again at its time', async () => {
  const [first] = await makeCases(2);
  await setLaw(rig.server, rig.institutionId, { packs: ['MX'], mode: 'enforce' });
  await moveTo(NIGHT);
  expect((await run(2)).code).toBe('00');
  const items = () => rig.server.database.select().from(bulkMessageItem);
  while ((await items()).some(({ notBefore }) => notBefore === null)) await untilNextLook();
  expect(await stored()).toEqual([]);
  await rig.server.database
    .update(task)
    .set({ status: CASE.settled })
    .where(eq(task.id, first?.id ?? 0));
  await moveTo(MORNING);
  const outcomes = (await waitFor(2))?.outcomes.map(({ outcome }) => outcome).toSorted();
  expect(outcomes).toEqual(['closed', 'sent']);
  expect(await stored()).toHaveLength(1);
});

test('CD-02 a stopped bulk message sends nothing more, and one without a permitted time ends after a day', async () => {
  await makeCases(2);
  await setLaw(rig.server, rig.institutionId, { packs: ['MX'], mode: 'enforce' });
  await moveTo(NIGHT);
  const { data } = await run(2);
  expect(
    (
      await send(rig.server, await signInAs(rig.server.database, rig.admin.userId, { now: NIGHT }), {
        path: '/prod/sms/bulk/stop',
        body: { id: data.id },
      })
    ).code,
  ).toBe('20');
  expect((await send(rig.server, leader, { path: '/prod/sms/bulk/stop', body: { id: data.id } })).code).toBe('00');
  await run(2);
  await moveTo(new Date(NIGHT.getTime() + 24 * 3_600_000 + 60_000));
  const of = () =>
    rig.server.database.select().from(bulkMessage).where(eq(bulkMessage.institutionId, rig.institutionId));
  while ((await of()).some(({ state }) => state === 'waiting')) await untilNextLook();
  expect((await of()).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'done']);
  const items = await rig.server.database.select().from(bulkMessageItem);
  expect(items.map(({ outcome }) => String(outcome)).toSorted()).toEqual(['expired', 'expired', 'stopped', 'stopped']);
  expect(await stored()).toEqual([]);
});

test('RS-01 two more servers and one killed in between: no message twice', async () => {
  await makeCases(6);
  const { server, clock } = rig;
  const settings = readSettings({ DATABASE_URL: server.url });
  const parts = { settings, database: server.database, now: () => clock.now };
  await run(6);
  const workers = [1, 2].map(() => {
    const smsWorker = startSmsWorker(parts, server.app.log);
    return [startBulkMessageWorker({ ...parts, smsWorker }, server.app.log), smsWorker];
  });
  await workers[0]?.[0]?.stop();
  await waitFor(6);
  await Promise.all(workers.flat().map((each) => each.stop()));
  const rows = await stored();
  expect(new Set(rows.map(({ taskId }) => taskId)).size).toBe(6);
  expect(rows).toHaveLength(6);
});

test('MI-09 at the limit another person approves; smaller ones of the day are added', async () => {
  await makeCases(2);
  await rig.limits({ bulkMessage: 3 });
  expect((await run(2)).code).toBe('00');
  await waitFor(2);
  const asked = await run(2);
  expect(asked.code).toBe('69');
  expect(await list()).toHaveLength(1);
  const { approvalId } = asked.data;
  expect((await rig.decide(leader, 'agree', approvalId)).code).not.toBe('00');
  expect((await rig.decide(rig.admin, 'agree', approvalId)).data).toMatchObject({ state: 'done', kind: 'bulkMessage' });
  await waitFor(2);
  expect(await list()).toHaveLength(2);
  expect(await stored()).toHaveLength(4);
});

test('RO-01 an agent starts none, and a leader needs the flag of the channel and the cases of the group', async () => {
  await makeCases(1);
  const { database } = rig.server;
  const body = { ...ALL, templateId };
  expect((await send(rig.server, rig.agent, { path: '/prod/sms/bulk/plan', body })).code).toBe('21');
  expect((await send(rig.server, rig.stranger, { path: '/prod/sms/bulk/plan', body })).code).toBe('20');
  await database.update(appUser).set({ sendSms: true }).where(eq(appUser.id, rig.otherLeader.userId));
  expect((await send(rig.server, rig.otherLeader, { path: '/prod/sms/bulk/plan', body })).code).not.toBe('00');
  await database
    .update(appUser)
    .set({ sendSms: false, sendBlu: true })
    .where(and(eq(appUser.id, rig.leader.userId), eq(appUser.institutionId, rig.institutionId)));
  expect((await plan()).code).toBe('180');
});

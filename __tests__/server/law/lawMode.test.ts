import { eq } from 'drizzle-orm';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import type { SettingChange } from '@/contract/entities/management/systemConfig';
import { appUser, institution } from '../../../server/database/tables/organizationTables';
import { type ApprovalRig, newKey, openApprovalRig } from '../../support/approvals/approvalRig';
import { get, send } from '../../support/cases/cases';
import { makeQueue } from '../../support/queues/queues';
import { makeInstitution, type SignedIn } from '../../support/server/people';

let rig: ApprovalRig;
beforeAll(async () => {
  rig = await openApprovalRig();
  const { database } = rig.server;
  await database
    .update(institution)
    .set({ timeZone: 'America/Mexico_City' })
    .where(eq(institution.id, rig.institutionId));
});
afterAll(() => rig.close());

const shown = async (who = rig.admin) => (await get<LawSettings>(rig.server, who, { path: '/prod/manage/law' })).data;
const post = (who: SignedIn, path: string, body: object) =>
  send<{ approvalId: string }>(rig.server, who, { path: `/prod/manage/law/${path}`, body, key: newKey() });
const setMode = (who: SignedIn, mode: string) => post(who, 'mode', { mode });
const newest = async () =>
  (await get<{ result: SettingChange[] }>(rig.server, rig.admin, { path: '/prod/manage/config/changes' })).data
    .result[0];

test('LC-08 by default, decisions are recorded where a pack applies, and nothing is required where none does', async () => {
  expect((await shown()).mode).toBe('shadow');
  expect((await post(rig.admin, 'choose', { packs: [] })).code).toBe('00');
  expect((await shown()).mode).toBe('off');
  expect((await post(rig.admin, 'choose', { packs: ['MX'] })).code).toBe('00');
  expect((await shown()).mode).toBe('shadow');
});

test('LC-08 an administrator makes the rules stricter alone, and it is listed; nobody else sets the mode', async () => {
  for (const who of [rig.agent, rig.leader, rig.auditor]) expect((await setMode(who, 'off')).code).toBe('21');
  expect((await setMode(rig.admin, 'strict')).code).not.toBe('00');
  expect((await setMode(rig.admin, 'enforce')).code).toBe('00');
  expect(await shown(rig.auditor)).toMatchObject({ mode: 'enforce', lastChange: { userName: expect.any(String) } });
  expect(await newest()).toMatchObject({ key: 'law', before: 'mode: shadow', after: 'mode: enforce' });
});

test('LC-08 to loosen, or to leave a pack out that stops somebody, waits for another administrator', async () => {
  const asked = await setMode(rig.admin, 'warn');
  expect(asked.code).toBe('69');
  expect((await shown()).mode).toBe('enforce');
  const [request] = await rig.list(rig.admin2, 'toDecide');
  expect(request).toMatchObject({ kind: 'lawMode' });
  expect(await rig.decide(rig.leader, 'agree', asked.data.approvalId)).toMatchObject({ code: '20' });
  expect(await rig.decide(rig.admin2, 'agree', asked.data.approvalId)).toMatchObject({ data: { state: 'done' } });
  expect((await shown()).mode).toBe('warn');
  const fewer = await post(rig.admin, 'choose', { packs: [] });
  expect(fewer.code).toBe('69');
  expect(await rig.decide(rig.admin2, 'refuse', fewer.data.approvalId)).toMatchObject({ data: { state: 'refused' } });
  expect((await shown()).packs).toEqual(['MX']);
});

test('LC-08 a rule, a queue and a rule in a queue have modes of their own; what lets more through waits', async () => {
  const { database } = rig.server;
  const queueId = String(await makeQueue(database, rig.institutionId));
  const strict = [
    { rule: 'mx.hours', queueId: null, mode: 'enforce' },
    { rule: null, queueId, mode: 'enforce' },
  ];
  const set = (exceptions: object[], mode = 'warn') => post(rig.admin, 'mode', { mode, exceptions });
  expect((await set(strict)).code).toBe('00');
  expect((await shown()).exceptions).toEqual(strict);
  expect((await newest())?.after).toBe(`mode: warn, modes: mx.hours = enforce; #${queueId} = enforce`);
  // The mode alone leaves them as they are.
  expect((await post(rig.admin, 'mode', { mode: 'enforce' })).code).toBe('00');
  expect((await shown()).exceptions).toEqual(strict);
  const looser = await set([...strict, { rule: 'mx.parties', queueId, mode: 'off' }], 'enforce');
  expect(looser.code).toBe('69');
  expect((await shown()).exceptions).toEqual(strict);
  expect(await rig.decide(rig.admin2, 'agree', looser.data.approvalId)).toMatchObject({ data: { state: 'done' } });
  expect((await shown()).exceptions).toHaveLength(3);
});

test('LC-08 RO-01 unknown rules and queues, duplicates, and preferences of borrowers have no mode', async () => {
  const elsewhere = String(await makeQueue(rig.server.database, await makeInstitution(rig.server.database)));
  const set = async (...exceptions: object[]) => (await post(rig.admin, 'mode', { mode: 'enforce', exceptions })).code;
  expect(await set({ rule: null, queueId: elsewhere, mode: 'enforce' })).toBe('20');
  expect(await set({ rule: 'cn.hours', queueId: null, mode: 'enforce' })).toBe('20');
  expect(await set({ rule: 'house.held', queueId: null, mode: 'off' })).toBe('20');
  const twice = { rule: 'mx.hours', queueId: null, mode: 'enforce' };
  expect(await set(twice, { ...twice, mode: 'off' })).toBe('10');
  expect(await set({ rule: null, queueId: null, mode: 'enforce' })).toBe('10');
});

test('LC-08 an administrator who is alone is not locked out', async () => {
  await rig.server.database.update(appUser).set({ enabled: false }).where(eq(appUser.id, rig.admin2.userId));
  expect((await setMode(rig.admin, 'off')).code).toBe('00');
  expect((await shown()).mode).toBe('off');
});

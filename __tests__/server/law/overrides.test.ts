import { and, eq } from 'drizzle-orm';
import { permissionGrant } from '../../../server/database/tables/userTables';
import { smsTemplate } from '../../../server/database/tables/messageTables';
import { get, send, type StoredTask } from '../../support/cases/cases';
import { DAY, NIGHT, openOverrideRig, type OverrideRig } from '../../support/law/overrideRig';
import { makeGroup } from '../../support/server/people';

let rig: OverrideRig;
let of: StoredTask;
let contactId: string;
beforeAll(async () => {
  rig = await openOverrideRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.at(NIGHT);
  await rig.setMode('enforce');
  of = await rig.fresh({ mobile_phone: '13800000001', home_phone: '13800000002' });
  contactId = await rig.contactOf(of);
});

const granted = async () => {
  const { data } = await rig.ask(of, contactId);
  expect(await rig.decide(await rig.as('leader'), 'agree', data.approvalId)).toMatchObject({ data: { state: 'done' } });
};

test('LC-08 what hours refuse is let through once after a second person’s yes, and the decision names both and the reason', async () => {
  const refused = await rig.dial(of, contactId);
  const offer = { taskId: String(of.id), contactId, channel: 'call', rules: ['cn.hours'], alone: false };
  expect(refused).toMatchObject({ code: '113', data: { override: offer, liftedUntil: null } });
  expect(await rig.shown(of, contactId)).toMatchObject({ override: offer });
  const asked = await rig.ask(of, contactId);
  expect(asked.code).toBe('69');
  expect((await rig.dial(of, contactId)).code).toBe('113');
  const leader = await rig.as('leader');
  const waiting = (await rig.toDecide(leader)).find(({ id }) => id === asked.data.approvalId);
  expect(waiting).toMatchObject({ kind: 'lawOverride', loanId: of.loanNo, mayDecide: true });
  expect(waiting?.facts.map(({ fact, text }) => [fact, text])).toEqual([
    ['contact', expect.any(String)],
    ['relation', expect.stringMatching(/^(?!R01)/u)],
    ['channel', 'Call'],
    ['rules', 'Permitted hours'],
    ['articles', expect.stringContaining('催收时间 (CN@2026-01-30)')],
    ['reason', 'She asked for it'],
  ]);
  expect(await rig.decide(leader, 'agree', asked.data.approvalId)).toMatchObject({ data: { state: 'done' } });
  expect(await rig.shown(of, contactId)).toMatchObject({ verdict: 'deny', liftedUntil: '2026-11-22T21:00:00.000Z' });
  const made = await rig.dial(of, contactId);
  expect(made.code).toBe('00');
  const [override] = await rig.overrides(of);
  expect(override).toMatchObject({ askerId: rig.agentId, deciderId: rig.ids.leader, reason: 'She asked for it' });
  const last = (await rig.decisions(of)).at(-1);
  expect(last).toMatchObject({ callId: Number(made.data.id), overrideId: override?.id, reason: 'She asked for it' });
  expect(await rig.dial(of, contactId)).toMatchObject({ code: '113', data: { override: offer } });
  expect((await rig.shown(of, contactId)).liftedUntil).toBeNull();
});

test('LC-08 an override holds for its person on all their numbers, and for nobody else, no other channel, case or agent; and for two hours', async () => {
  const spouse = { contact1_relation: 'R02', contact1_name: 'Li Na', contact1_phone: '13900000001' };
  of = await rig.fresh({ borrower_no: 'ONE', mobile_phone: '13800000011', home_phone: '13800000012', ...spouse });
  const other = await rig.fresh({ borrower_no: 'ONE' });
  contactId = await rig.contactOf(of);
  await granted();
  expect((await rig.dial(of, await rig.contactOf(of, 'R02'))).code).toBe('113');
  expect((await rig.dial(other, contactId)).code).toBe('113');
  expect((await rig.dial(of, contactId, { who: await rig.as('leader') })).code).toBe('113');
  expect((await rig.shown(of, contactId, 'sms')).liftedUntil).toBeNull();
  await rig.at('2026-11-22T21:00:00Z');
  expect((await rig.dial(of, contactId)).code).toBe('113');
  await rig.at('2026-11-22T20:59:59Z');
  const numbers = (
    await get<{ id: string; relation: string }[]>(rig.server, await rig.as('agent'), {
      path: `/prod/task/userContacts/${of.id}`,
    })
  ).data.filter(({ relation }) => relation === 'R01');
  const second = numbers.find(({ id }) => id !== contactId);
  expect((await rig.dial(of, second?.id ?? '')).code).toBe('00');
});

test('LC-08 nobody says yes to the own one, nor without the permission, nor of another group; where nobody can it is not offered', async () => {
  const leader = await rig.as('leader');
  const own = await rig.ask(of, contactId, { who: leader });
  expect(own.code).toBe('69');
  expect((await rig.decide(leader, 'agree', own.data.approvalId)).code).toBe('101');
  expect((await rig.decide(await rig.as('agent'), 'agree', own.data.approvalId)).code).toBe('21');
  const elsewhere = await rig.person('leader', await makeGroup(rig.server.database, rig.institutionId));
  expect((await rig.decide(elsewhere, 'agree', own.data.approvalId)).code).toBe('20');
  expect((await rig.decide(await rig.as('admin'), 'agree', own.data.approvalId)).data.state).toBe('done');
  const { database } = rig.server;
  const taken = { institutionId: rig.institutionId, permission: 'law.override', allowed: false } as const;
  await database.insert(permissionGrant).values({ ...taken, role: 'leader' });
  const asked = await rig.ask(of, contactId);
  expect(asked.code).toBe('69');
  const blind = await rig.as('leader');
  expect((await rig.toDecide(blind)).map(({ id }) => id)).not.toContain(asked.data.approvalId);
  expect((await rig.decide(blind, 'agree', asked.data.approvalId)).code).toBe('20');
  expect((await rig.decide(await rig.as('admin'), 'refuse', asked.data.approvalId)).data.state).toBe('refused');
  expect((await rig.dial(of, contactId)).code).toBe('113');
  await database.insert(permissionGrant).values({ ...taken, role: 'admin' });
  expect((await rig.dial(of, contactId)).data.override).toBeNull();
  expect((await rig.ask(of, contactId)).code).toBe('79');
  const mine = eq(permissionGrant.institutionId, rig.institutionId);
  await database.delete(permissionGrant).where(and(mine, eq(permissionGrant.permission, 'law.override')));
});

test.each([
  ['a wish for hours', { kind: 'hours', hours: { from: '18:00', to: '20:00' } }],
  ['a channel that was asked to stop', { kind: 'noCalls' }],
  ['a wrong number', { kind: 'wrongNumber' }],
  ['a lawyer', { kind: 'attorney', name: 'Wang', phone: '13700000001' }],
])('LC-08 %s is never lifted', async (_, wish) => {
  const noted = await rig.post('/prod/task/wish', { taskId: String(of.id), contactId, ...wish });
  expect(noted.code).toBe('00');
  const refused = await rig.dial(of, contactId);
  expect(refused).toMatchObject({ code: '113', data: { override: null } });
  const rules = refused.data.reasons.map(({ rule }) => rule);
  expect((await rig.ask(of, contactId, { rules })).code).toBe('98');
});

test('LC-08 who may be contacted is never lifted, nor what a hold stops; a wish of after the yes still refuses', async () => {
  const spouse = { contact1_relation: 'R02', contact1_name: 'Li Na', contact1_phone: '13900000001' };
  const with2 = await rig.fresh(spouse);
  const spouseId = await rig.contactOf(with2, 'R02');
  expect((await rig.ask(with2, spouseId, { rules: ['cn.hours', 'cn.thirdParties'] })).code).toBe('98');
  await granted();
  await rig.post('/prod/task/wish', { taskId: String(of.id), contactId, kind: 'noCalls' });
  expect(await rig.dial(of, contactId)).toMatchObject({ code: '113', data: { override: null } });
});

test('LC-08 what is lawful needs no override, and one of other rules than those that refuse now is out of date', async () => {
  expect((await rig.ask(of, contactId, { rules: ['cn.answered'] })).code).toBe('22');
  const asked = await rig.ask(of, contactId);
  await rig.at(DAY);
  expect((await rig.ask(of, contactId)).code).toBe('103');
  const tooLate = await rig.decide(await rig.as('leader'), 'agree', asked.data.approvalId);
  expect(tooLate).toMatchObject({ data: { state: 'failed', failure: 'Nothing refuses this contact now' } });
});

test('LC-08 a rule that the request did not name still refuses, and the override remains unused', async () => {
  await granted();
  const talk = { taskId: String(of.id), type: '01', contactId, callStatus: 'CNCT', callResult: 'ND' };
  for (let at = 0; at < 3; at += 1) expect((await rig.post('/prod/task/record', talk)).code).toBe('00');
  const refused = await rig.dial(of, contactId);
  expect(refused).toMatchObject({ code: '113', data: { override: { rules: ['cn.hours', 'cn.answered'] } } });
  expect((await rig.decisions(of)).map(({ overrideId }) => overrideId)).toEqual([null]);
});

test('LC-08 one override and sixteen messages at once: one leaves', async () => {
  const text = { institutionId: rig.institutionId, name: 'Hello', language: 'cn', content: '您好' } as const;
  const [template] = await rig.server.database.insert(smsTemplate).values(text).returning();
  const leader = await rig.as('leader');
  const asked = await rig.ask(of, contactId, { channel: 'sms', who: leader });
  expect((await rig.decide(await rig.as('admin'), 'agree', asked.data.approvalId)).data.state).toBe('done');
  const body = { taskId: String(of.id), contactId, templateId: String(template?.id) };
  const sent = await Promise.all(
    Array.from({ length: 16 }, (_, at) =>
      send(rig.server, leader, { path: '/prod/sms/manual/send', body, key: `override-race-${at + 10_000_000}` }),
    ),
  );
  const codes = sent.map(({ code }) => code);
  expect(codes.filter((code) => code === '00')).toHaveLength(1);
  expect(codes.filter((code) => code === '113')).toHaveLength(15);
  expect((await rig.decisions(of)).filter(({ overrideId }) => overrideId !== null)).toHaveLength(1);
});

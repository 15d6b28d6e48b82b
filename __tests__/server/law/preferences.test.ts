import type { LawfulContacts } from '@/contract/entities/law/contactVerdict';
import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import type { ContactPreference } from '@/contract/entities/cases/contactPreference';
import { asc, eq } from 'drizzle-orm';
import { contactPreferenceRow } from '../../../server/database/tables/preferenceTables';
import { get, send, type StoredTask } from '../../support/cases/cases';
import { type LawRig, openLawRig } from '../../support/law/lawRig';
import { makeUser, type SignedIn, signInAs } from '../../support/server/people';

/** Ten in the morning, and six in the evening, in Shanghai. */
const DAY = '2026-11-23T02:00:00Z';
const SIX = '2026-11-23T10:00:00Z';
const SPOUSE = { contact1_relation: 'R02', contact1_name: 'Li Na', contact1_phone: '13900000001' };
const AFTER_SIX = { kind: 'hours', hours: { from: '18:00', to: '24:00' } } as const;

let rig: LawRig;
let of: StoredTask;
let contactId: string;
beforeAll(async () => {
  rig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: DAY });
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.at(DAY);
  await rig.setMode('enforce');
  of = await rig.fresh(SPOUSE);
  contactId = await rig.contactOf(of);
});

let key = 0;
const post = (who: SignedIn, path: string, body: object) =>
  send<ContactPreference>(rig.server, who, {
    path,
    body: { taskId: String(of.id), ...body },
    key: `wish-intent-${(key += 1)}-0000`,
  });
const note = (body: object) => rig.post('/prod/task/wish', { taskId: String(of.id), contactId, ...body });
const noted = async (on: StoredTask) => (await rig.get<ContactPreference[]>(`/prod/task/wishes/${on.id}`)).data;
const rows = () =>
  rig.server.database
    .select()
    .from(contactPreferenceRow)
    .where(eq(contactPreferenceRow.borrowerId, of.borrowerId))
    .orderBy(asc(contactPreferenceRow.id));
const leader = async (): Promise<SignedIn> => {
  const how = { institutionId: rig.institutionId, groupId: rig.groupId, role: 'leader' } as const;
  return signInAs(rig.server.database, await makeUser(rig.server.database, how), { now: rig.clock.now });
};

test.each(['off', 'shadow', 'warn', 'enforce'] as const)(
  'LC-05 LC-08 %s: only after six binds at once, no reason lifts it, and at six the call goes through',
  async (mode) => {
    await rig.setMode(mode);
    expect((await rig.dial(of, contactId)).code).toBe('00');
    expect((await note(AFTER_SIX)).code).toBe('00');
    const refused = await rig.dial(of, contactId, { lawReason: 'it is urgent' });
    expect(refused).toMatchObject({ code: '113', data: { takesReason: false, earliest: '2026-11-23T10:00:00.000Z' } });
    expect(refused.data.reasons).toMatchObject([{ rule: 'house.hours', pack: 'HOUSE@3', kind: 'not' }]);
    expect((await rig.decisions(of)).at(-1)).toMatchObject({ mode, callId: null, decision: { verdict: 'deny' } });
    await rig.at(SIX);
    expect((await rig.dial(of, contactId)).code).toBe('00');
  },
);

test('LC-05 a wish holds on all loans of the borrower and for the borrower alone', async () => {
  const first = await rig.fresh({ borrower_no: 'ALL', ...SPOUSE });
  const second = await rig.fresh({ borrower_no: 'ALL' });
  const self = await rig.contactOf(first);
  await rig.setMode('shadow');
  await rig.post('/prod/task/wish', { taskId: String(first.id), contactId: self, ...AFTER_SIX });
  expect((await rig.dial(second, self)).code).toBe('113');
  expect((await rig.dial(second, await rig.contactOf(first, 'R02'))).code).toBe('00');
  expect(await noted(second)).toMatchObject([
    { kind: 'hours', hours: AFTER_SIX.hours, contactName: first.borrowerName },
  ]);
});

test('LC-05 a wrong number or one at work is never called, for any contact; other numbers are', async () => {
  await rig.setMode('shadow');
  for (const kind of ['wrongNumber', 'notAtWork']) {
    of = await rig.fresh({ ...SPOUSE, contact2_relation: 'R06', contact2_name: 'Wang', contact2_phone: '13900000001' });
    const [spouse, friend] = [await rig.contactOf(of, 'R02'), await rig.contactOf(of, 'R06')];
    await note({ kind, contactId: spouse });
    expect((await rig.dial(of, spouse)).code).toBe('113');
    expect((await rig.dial(of, friend)).code).toBe('113');
    expect((await rig.dial(of, await rig.contactOf(of))).code).toBe('00');
  }
});

test('LC-05 my lawyer is …: the lawyer becomes a contact and is who may be called, and nobody else', async () => {
  const lawyer = { kind: 'attorney', name: 'Zhao', phone: '13700000007' };
  expect((await note(lawyer)).code).toBe('00');
  const lawyerId = await rig.contactOf(of, 'R10');
  for (const each of [contactId, await rig.contactOf(of, 'R02')]) {
    const { code, data } = await rig.dial(of, each);
    expect(code).toBe('113');
    expect(data.reasons.map(({ rule }) => rule)).toContain('house.attorney');
  }
  expect((await rig.dial(of, lawyerId)).code).toBe('00');
  expect(await noted(of)).toMatchObject([{ kind: 'attorney', name: 'Zhao' }]);
  const { data } = await rig.get<LawfulContacts>(`/prod/task/lawful/${of.id}`);
  expect(data.contacts.map(({ call }) => call.verdict)).toEqual(['deny', 'deny', 'allow']);
  // Named again with a number that is there already: no second contact.
  await note({ ...lawyer, name: 'Zhao Wei' });
  expect(await noted(of)).toMatchObject([{ kind: 'attorney', name: 'Zhao Wei' }]);
  expect(await rig.contactOf(of, 'R10')).toBe(lawyerId);
});

test("LC-05 the borrower's own number is no attorney's", async () => {
  of = await rig.fresh({ mobile_phone: '13800000055' });
  const own = { contactId: null, kind: 'attorney', name: 'Zhao', phone: '138 0000 0055' };
  expect((await note(own)).code).toBe('105');
  expect(await rows()).toEqual([]);
});

test('LC-05 a later wish ends an earlier one, and ending one takes permission and a reason; every row stays as it was', async () => {
  await note({ ...AFTER_SIX, channel: '05', remark: 'he works by day' });
  await note({ kind: 'hours', hours: { from: '20:00', to: '22:00' } });
  const [wish, ...more] = await noted(of);
  expect(more).toEqual([]);
  expect(wish).toMatchObject({
    kind: 'hours',
    hours: { from: '20:00', to: '22:00' },
    notedBy: expect.any(String) as string,
  });
  const ending = { wishId: wish?.id, reason: 'he called and took it back' };
  expect((await rig.post('/prod/task/wish/end', { taskId: String(of.id), ...ending })).code).toBe('21');
  const who = await leader();
  expect((await post(who, '/prod/task/wish/end', { ...ending, reason: ' ' })).code).toBe('10');
  expect((await post(who, '/prod/task/wish/end', ending)).code).toBe('00');
  expect((await post(who, '/prod/task/wish/end', ending)).code).toBe('106');
  expect(await noted(of)).toEqual([]);
  expect((await rig.dial(of, contactId)).code).toBe('00');
  const [first, second, last, ...others] = await rows();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    hourFrom: '18:00',
    channel: '05',
    remark: 'he works by day',
    endsId: null,
    isEnd: false,
  });
  expect(second).toMatchObject({ hourFrom: '20:00', endsId: first?.id, isEnd: false });
  expect(last).toMatchObject({ endsId: second?.id, isEnd: true, remark: 'he called and took it back' });
  const told = await get<{ result: TimelineEntry[] }>(rig.server, who, {
    path: `/prod/task/timeline/${of.id}?kinds=wish`,
  });
  expect(told.data.result).toMatchObject([
    { kind: 'wish', code: 'hours', detail: 'ended', text: 'he called and took it back' },
    { kind: 'wish', code: 'hours', detail: 'noted', text: '20:00–22:00' },
    { kind: 'wish', code: 'hours', detail: 'noted', text: '18:00–24:00 · he works by day' },
  ]);
});

test.each([
  [{ kind: 'hours' }],
  [{ kind: 'hours', hours: { from: '09:00', to: '09:00' } }],
  [{ kind: 'hours', hours: { from: '00:00', to: '24:00' } }],
  [{ kind: 'hours', hours: { from: '24:00', to: '08:00' } }],
  [{ kind: 'hours', hours: { from: '8:00', to: '25:00' } }],
  [{ kind: 'wrongNumber', contactId: null }],
  [{ kind: 'notAtWork', contactId: null }],
  [{ kind: 'attorney', name: 'Zhao' }],
  [{ kind: 'attorney', name: ' ', phone: '13700000007' }],
  [{ kind: 'language' }],
  [{ kind: 'language', language: 'xx' }],
  [{ kind: 'something' }],
])('LC-05 what is no wish is refused: %j', async (wish) => {
  expect((await note(wish)).code).toBe('10');
  expect(await rows()).toEqual([]);
});

test('LC-05 RO-01 a contact of somebody else is not found, nor is a wish of another borrower', async () => {
  const other = await rig.fresh();
  expect((await note({ kind: 'noSms', contactId: await rig.contactOf(other) })).code).toBe('20');
  await note({ kind: 'noSms' });
  const [wish] = await noted(of);
  const ending = { taskId: String(other.id), wishId: wish?.id, reason: 'x' };
  expect((await post(await leader(), '/prod/task/wish/end', ending)).code).toBe('106');
});

import { eq } from 'drizzle-orm';
import type { LawReplay } from '@/contract/entities/law/lawReplay';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import type { SettingChange } from '@/contract/entities/management/systemConfig';
import type { OwnRule } from '@/contract/law/ownRules';
import { lawOwnRules } from '../../../server/database/tables/lawTables';
import { get, send } from '../../support/cases/cases';
import { type LawRig, openLawRig } from '../../support/law/lawRig';
import { makeUser, signInAs, type SignedIn } from '../../support/server/people';

/** Ten in the morning in Mexico City. */
const DAY = '2026-03-10T16:00:00Z';
/** Half past seven in the evening there. */
const EVENING = '2026-03-11T01:30:00Z';

const UNTIL_SEVEN: OwnRule = {
  kind: 'window',
  channels: ['call'],
  days: [1, 2, 3, 4, 5],
  from: '08:00',
  to: '19:00',
};
const TWO_A_DAY: OwnRule = { kind: 'cap', channels: ['call'], limit: 2, period: 'day', counts: 'attempt' };

let rig: LawRig;
let admin: SignedIn;
let second: SignedIn;

const person = async (role: 'admin' | 'auditor'): Promise<SignedIn> => {
  const { database } = rig.server;
  return signInAs(database, await makeUser(database, { institutionId: rig.institutionId, role }), {
    now: rig.clock.now,
  });
};
const set = (rules: readonly OwnRule[], who = admin) =>
  send<{ approvalId: string }>(rig.server, who, { path: '/prod/manage/law/own', body: { rules } });
const shown = async () => (await get<LawSettings>(rig.server, admin, { path: '/prod/manage/law' })).data.own;

beforeEach(async () => {
  rig = await openLawRig({ packs: ['MX'], zone: 'America/Mexico_City', now: DAY });
  admin = await person('admin');
});
afterEach(() => rig.close());

test('LC-02 a rule of the institution applies at once in addition to the packs, with its version; the packs remain as strict', async () => {
  const of = await rig.fresh({ time_zones: 'America/Mexico_City' });
  const contactId = await rig.contactOf(of);
  await rig.at(EVENING);
  expect((await rig.dial(of, contactId)).code).toBe('00');
  await rig.at(DAY);
  expect((await set([UNTIL_SEVEN])).code).toBe('00');
  await rig.at(EVENING);
  const refused = await rig.dial(of, contactId);
  expect(refused).toMatchObject({ code: '113', data: { earliest: '2026-03-11T14:00:00.000Z' } });
  expect(refused.data.reasons).toMatchObject([{ pack: 'OWN@1', kind: 'window' }]);
  await rig.at('2026-03-11T05:00:00Z');
  expect((await rig.dial(of, contactId)).data.reasons.map(({ rule }) => rule)).toContain('mx.hours');
});

test('LC-02 a rule that would change nothing is refused: the same twice, a wider one, a higher cap', async () => {
  const twentyFour: OwnRule = { ...UNTIL_SEVEN, days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '23:59' };
  expect((await set([UNTIL_SEVEN, UNTIL_SEVEN])).code).toBe('110');
  expect((await set([UNTIL_SEVEN, { ...UNTIL_SEVEN, days: [1, 2, 3, 4, 5, 6], to: '20:00' }])).code).toBe('110');
  expect((await set([TWO_A_DAY, { ...TWO_A_DAY, limit: 3 }])).code).toBe('110');
  expect((await set([twentyFour])).code).toBe('110');
  expect(await shown()).toEqual({ version: 0, rules: [] });
  expect((await set([{ ...UNTIL_SEVEN, from: '19:00', to: '08:00' }])).code).toBe('10');
  expect((await set([{ ...TWO_A_DAY, limit: 0 }])).code).toBe('10');
  expect((await set([UNTIL_SEVEN], await person('auditor'))).code).toBe('21');
});

/** Ten in the morning on a Monday that is a public holiday in Mexico. */
const HOLIDAY = '2026-03-16T16:00:00Z';

test('LC-02 an own rule closes on the public holidays of the institution’s country, and of no other; to open them again is loosening', async () => {
  second = await person('admin');
  const of = await rig.fresh({ time_zones: 'America/Mexico_City' });
  const contactId = await rig.contactOf(of);
  expect((await set([UNTIL_SEVEN])).code).toBe('00');
  await rig.at(HOLIDAY);
  admin = await person('admin');
  expect((await rig.dial(of, contactId)).code).toBe('00');
  const closed: OwnRule = { ...UNTIL_SEVEN, holidayCountry: 'MX' };
  expect((await set([{ ...UNTIL_SEVEN, holidayCountry: 'PE' }])).code).toBe('10');
  expect((await set([closed, UNTIL_SEVEN])).code).toBe('110');
  expect((await set([closed])).code).toBe('00');
  expect(await shown()).toEqual({ version: 2, rules: [closed] });
  const refused = await rig.dial(of, contactId);
  expect(refused).toMatchObject({ code: '113', data: { earliest: '2026-03-17T14:00:00.000Z' } });
  expect(refused.data.reasons).toMatchObject([{ pack: 'OWN@2', kind: 'window' }]);
  expect((await set([closed, TWO_A_DAY])).code).toBe('00');
  expect((await set([UNTIL_SEVEN, TWO_A_DAY])).code).toBe('69');
});

test('LC-02 LC-08 versions are stored and listed; removing a rule requires a second administrator, tightening one does not', async () => {
  second = await person('admin');
  expect((await set([UNTIL_SEVEN, TWO_A_DAY])).code).toBe('00');
  expect((await set([UNTIL_SEVEN, { ...TWO_A_DAY, limit: 1 }])).code).toBe('00');
  expect((await set([UNTIL_SEVEN])).code).toBe('69');
  expect((await shown()).rules).toHaveLength(2);
  await rig.setMode('shadow');
  expect((await set([], second)).code).toBe('00');
  expect(await shown()).toEqual({ version: 3, rules: [] });
  const kept = await rig.server.database
    .select({ version: lawOwnRules.version })
    .from(lawOwnRules)
    .where(eq(lawOwnRules.institutionId, rig.institutionId))
    .orderBy(lawOwnRules.version);
  expect(kept.map(({ version }) => version)).toEqual([1, 2, 3]);
  const path = '/prod/manage/config/changes';
  const { result } = (await get<{ result: SettingChange[] }>(rig.server, admin, { path })).data;
  expect(result[0]).toMatchObject({ key: 'law', after: 'own: ' });
  expect(result[2]).toMatchObject({ before: 'own: ', after: expect.stringContaining('own.cap.call.2.day.attempt') });
});

test('LC-02 LC-07 before they are in force own rules are tried on contacts of the past', async () => {
  const of = await rig.fresh({ time_zones: 'America/Mexico_City' });
  const contactId = await rig.contactOf(of);
  await rig.at(EVENING);
  for (let at = 0; at < 3; at += 1) expect((await rig.dial(of, contactId)).code).toBe('00');
  admin = await person('admin');
  const body = { from: '2026-03-10', to: '2026-03-10', own: [UNTIL_SEVEN, TWO_A_DAY] };
  const started = await send<LawReplay>(rig.server, admin, { path: '/prod/manage/law/replay/start', body });
  expect(started).toMatchObject({ code: '00', data: { packs: ['OWN@1'], own: body.own } });
  let found: LawReplay | undefined;
  while (found?.state !== 'done') {
    await new Promise((resolve) => setTimeout(resolve, 50));
    [found] = (await get<LawReplay[]>(rig.server, admin, { path: '/prod/manage/law/replays' })).data;
  }
  expect(found).toMatchObject({ contacts: 3, refused: 3 });
  expect(await shown()).toEqual({ version: 0, rules: [] });
});

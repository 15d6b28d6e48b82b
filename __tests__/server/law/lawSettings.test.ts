import { eq } from 'drizzle-orm';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import type { SettingChange } from '@/contract/entities/management/systemConfig';
import { lawReview } from '../../../server/database/tables/lawTables';
import { findChainFault } from '../../../server/security/trail/checkChain';
import { institution } from '../../../server/database/tables/organizationTables';
import { get, send } from '../../support/cases/cases';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { removeGuards } from '../../support/server/database';
import { startApp, type TestServer } from '../../support/server/server';
import { CHAIN_START, chainRows } from '../../support/trail/trailRig';

const MEXICO = 'MX@2014-10-08';

let server: TestServer;
let admin: SignedIn;
let agent: SignedIn;
let auditor: SignedIn;
let here: number;
let foreign: SignedIn;

beforeAll(async () => {
  server = await startApp();
  await removeGuards(server, 'law_review');
  const { database } = server;
  here = await makeInstitution(database);
  const elsewhere = await makeInstitution(database);
  await database.update(institution).set({ timeZone: 'America/Mexico_City' }).where(eq(institution.id, here));
  await database.update(institution).set({ timeZone: 'America/Lima' }).where(eq(institution.id, elsewhere));
  const person = async (institutionId: number, role: 'admin' | 'member' | 'auditor') =>
    signInAs(database, await makeUser(database, { institutionId, role }));
  admin = await person(here, 'admin');
  agent = await person(here, 'member');
  auditor = await person(here, 'auditor');
  foreign = await person(elsewhere, 'admin');
});
afterAll(() => server.close());

const shown = async (who: SignedIn) => (await get<LawSettings>(server, who, { path: '/prod/manage/law' })).data;
const choose = (who: SignedIn, packs: readonly string[]) =>
  send(server, who, { path: '/prod/manage/law/choose', body: { packs } });
const review = (who: SignedIn, pack: string) => send(server, who, { path: '/prod/manage/law/review', body: { pack } });
const changes = async (who: SignedIn) =>
  (await get<{ result: SettingChange[] }>(server, who, { path: '/prod/manage/config/changes' })).data.result;

test('LC-02 until somebody has chosen, the packs of an institution are those of its country', async () => {
  expect(await shown(admin)).toEqual({
    packs: ['MX'],
    mode: 'shadow',
    exceptions: [],
    reviews: [],
    own: { version: 0, rules: [] },
    lastChange: null,
  });
  expect((await shown(foreign)).packs).toEqual(['PE']);
});

test('LC-02 an administrator sets which packs apply, for the own institution alone, and it is listed; others do not', async () => {
  expect((await choose(admin, ['US-NYC', 'MX', 'US'])).code).toBe('00');
  expect(await shown(auditor)).toMatchObject({
    packs: ['MX', 'US', 'US-NYC'],
    lastChange: { userName: expect.any(String) },
  });
  expect((await changes(admin))[0]).toMatchObject({ key: 'law', before: 'packs: MX', after: 'packs: MX,US,US-NYC' });
  expect((await shown(foreign)).packs).toEqual(['PE']);
  expect((await choose(auditor, [])).code).toBe('21');
  expect((await choose(agent, [])).code).toBe('21');
  expect((await get(server, agent, { path: '/prod/manage/law' })).code).toBe('21');
});

test('LC-02 no pack at all may be chosen, and stays chosen', async () => {
  expect((await choose(admin, [])).code).toBe('00');
  expect((await shown(admin)).packs).toEqual([]);
});

test.each([[['XX']], [['HOUSE']], [['MX', 'MX']], [['MX@2014-10-08']]])(
  'LC-02 %j is refused as packs',
  async (packs) => {
    expect((await choose(admin, packs)).code).not.toBe('00');
  },
);

test('LC-02 a review has a name and a time, is noted once, and is the institution’s own', async () => {
  expect((await review(auditor, MEXICO)).code).toBe('21');
  expect((await review(admin, 'MX@1999-01-01')).code).not.toBe('00');
  const before = (await changes(admin)).length;
  const twice = await Promise.all([review(admin, MEXICO), review(admin, MEXICO)]);
  expect(twice.map(({ code }) => code)).toEqual(['00', '00']);
  expect((await shown(auditor)).reviews).toEqual([
    { pack: MEXICO, userName: expect.any(String), time: expect.any(String) },
  ]);
  const listed = await changes(admin);
  expect(listed).toHaveLength(before + 1);
  expect(listed[0]).toMatchObject({ key: 'law', before: null, after: `reviewed: ${MEXICO}` });
  expect((await shown(foreign)).reviews).toEqual([]);
});

test('LC-02 a review of what the pack no longer says is none', async () => {
  await server.database.update(lawReview).set({ fingerprint: 'of another text' }).where(eq(lawReview.pack, MEXICO));
  expect((await shown(admin)).reviews).toEqual([]);
});

test('LC-08 TR-02 each change of packs, modes, own rules and reviews is in the chained trail, and a refused one is not', async () => {
  const institutionId = here;
  const rows = () => chainRows(server.database, institutionId);
  const told = async () =>
    (await rows())
      .filter(({ event }) => event === 'lawChanged')
      .map(({ detail }) => JSON.parse(detail ?? '{}') as object);
  const before = (await told()).length;
  const own = { kind: 'window', channels: ['call'], days: [1, 2, 3, 4, 5], from: '09:00', to: '12:00' };
  const post = (path: string, body: object) => send(server, admin, { path: `/prod/manage/law/${path}`, body });
  expect(await choose(admin, ['US'])).toMatchObject({ code: '00' });
  expect(await post('mode', { mode: 'warn' })).toMatchObject({ code: '00' });
  expect(await post('own', { rules: [own] })).toMatchObject({ code: '00' });
  expect(await review(admin, 'PE@2010-10-02')).toMatchObject({ code: '00' });
  expect((await choose(agent, [])).code).toBe('21');
  expect((await told()).slice(before)).toEqual([
    { before: 'packs: ', after: 'packs: US' },
    { before: 'mode: shadow', after: 'mode: warn' },
    { before: expect.any(String), after: expect.stringContaining('09:00-12:00') },
    { before: '', after: 'reviewed: PE@2010-10-02' },
  ]);
  expect(findChainFault(await rows(), CHAIN_START)).toBeUndefined();
});

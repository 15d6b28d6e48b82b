import type { LawToday } from '@/contract/entities/law/lawToday';
import { parkedCase } from '../../../server/database/tables/lawTables';
import { type LawRig, openLawRig } from '../../support/law/lawRig';
import { makeGroup, makeUser, type SignedIn, signInAs } from '../../support/server/people';
import { get, setCase } from '../../support/cases/cases';

/** Seven in the morning in Shanghai: nobody is called before eight. */
const EARLY = '2026-11-22T23:05:00Z';

let rig: LawRig;
beforeAll(async () => {
  rig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: EARLY });
});
afterAll(() => rig.close());

const at = (moment: string): Date => new Date(moment);

const leader = async (groupId: number): Promise<SignedIn> => {
  const { database } = rig.server;
  const id = await makeUser(database, { institutionId: rig.institutionId, groupId, role: 'leader' });
  return signInAs(database, id, { now: rig.clock.now });
};
const today = async (who: SignedIn): Promise<LawToday> =>
  (await get<LawToday>(rig.server, who, { path: '/prod/manage/law/today' })).data;

test('LC-06 a leader sees what the rules cost the group today and when parked cases come back; another group sees nothing of it', async () => {
  const who = await leader(rig.groupId);
  expect(await today(who)).toEqual({ hours: [], later: 0, waiting: 0 });
  const [first, second, third, fourth] = [await rig.fresh(), await rig.fresh(), await rig.fresh(), await rig.fresh()];
  expect((await rig.dial(first, await rig.contactOf(first))).code).toBe('113');
  const row = {
    institutionId: rig.institutionId,
    agentId: rig.agentId,
    groupId: rig.groupId,
    pack: 'CN',
    rule: 'cn.hours',
  };
  const parkedAt = rig.clock.now;
  await rig.server.database.insert(parkedCase).values([
    { ...row, taskId: first.id, parkedAt, until: at('2026-11-23T00:00:00Z') },
    { ...row, taskId: second.id, parkedAt, until: at('2026-11-24T02:30:00Z') },
    { ...row, taskId: third.id, parkedAt: at('2026-11-20T03:00:00Z'), until: null },
    // A case that the agent returned to is no longer parked.
    { ...row, taskId: fourth.id, parkedAt, until: at('2026-11-23T00:00:00Z'), returnedAt: at(EARLY) },
  ]);
  expect(await today(who)).toEqual({
    hours: [
      { at: '2026-11-22T23:00:00.000Z', lost: 1, parked: 3, back: 0 },
      { at: '2026-11-23T00:00:00.000Z', lost: 0, parked: 0, back: 1 },
    ],
    later: 1,
    waiting: 1,
  });
  const other = await leader(await makeGroup(rig.server.database, rig.institutionId));
  expect(await today(other)).toEqual({ hours: [], later: 0, waiting: 0 });
});

test('LC-06 LC-08 a contact that only required a reason was not refused, with or without one', async () => {
  await rig.setMode('warn');
  const groupId = await makeGroup(rig.server.database, rig.institutionId);
  const who = await leader(groupId);
  const [asked, goesOn] = [await rig.fresh(), await rig.fresh()];
  for (const { id } of [asked, goesOn]) await setCase(rig.server.database, id, { groupId });
  expect((await rig.dial(asked, await rig.contactOf(asked))).code).toBe('114');
  const contactId = await rig.contactOf(goesOn);
  expect((await rig.dial(goesOn, contactId)).code).toBe('114');
  expect((await rig.dial(goesOn, contactId, { lawReason: 'She asked for it' })).code).toBe('00');
  expect((await rig.decisions(goesOn)).map(({ doubted, callId }) => [doubted, callId !== null])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect((await today(who)).hours).toEqual([]);
});

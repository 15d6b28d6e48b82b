import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app';
import { connect, type Database } from '../../../server/database/connect';
import { phoneCall } from '../../../server/database/tables/callTables';
import { readSettings } from '../../../server/settings/settings';
import type { StoredTask } from '../../support/cases/cases';
import { type LawRig, openLawRig } from '../../support/law/lawRig';
import { makeUser, signInAs } from '../../support/server/people';

const CALLERS = 16;
/** Every person is tried so many times by all callers at once: RACE_PEOPLE=40 RACE_ROUNDS=30 for the longest. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 3);
const PEOPLE = Number(process.env['RACE_PEOPLE'] ?? 10);
const TRIES = PEOPLE * ROUNDS;
const LOANS = 8;
/** Answered calls, and those of which nobody knows, of a borrower on a day (CN). */
const CAP = 3;

let rig: LawRig;
let beside: FastifyInstance;
let database: Database;
beforeAll(async () => {
  rig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: '2026-11-23T02:00:00Z' });
  const { url } = rig.server;
  database = connect({ url, onError: () => {}, limits: { size: 8 } });
  const settings = readSettings({
    PORT: '0',
    DATABASE_URL: url,
    CAPTCHA_TEXT: '0000',
    LOG_LEVEL: 'silent',
    DIALLER: 'link',
  });
  beside = await createApp({ settings, database, now: () => rig.clock.now });
});
afterAll(async () => {
  await beside.close();
  await database.$client.end();
  await rig.close();
});

/** Many loans of one borrower: as many cases and locks, and one cap. */
async function person(at: number): Promise<{ cases: StoredTask[]; contactId: string }> {
  const borrower = { borrower_no: `RACE${at}`, mobile_phone: `1380000${1000 + at}` };
  const cases = [];
  for (let loan = 0; loan < LOANS; loan += 1) cases.push(await rig.fresh(borrower));
  return { cases, contactId: await rig.contactOf(cases[0] as StoredTask) };
}

test(
  'LC-03 sixteen callers on two servers, again and again, over all loans of ten people: no call above the cap, none lost',
  async () => {
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => person(at)));
    const callers = await Promise.all(
      Array.from({ length: CALLERS }, async () => {
        const how = { institutionId: rig.institutionId, groupId: rig.groupId, role: 'leader' } as const;
        const { server, clock } = rig;
        return signInAs(server.database, await makeUser(server.database, how), { now: clock.now });
      }),
    );
    const servers = [rig.server, { ...rig.server, app: beside }];
    const codes: string[] = [];
    for (let at = 0; at < TRIES; at += 1) {
      const { cases, contactId } = people[at % PEOPLE] as (typeof people)[number];
      const tries = callers.map((who, caller) =>
        rig.dial(cases[caller % LOANS] as StoredTask, contactId, { who, server: servers[caller % 2] }),
      );
      codes.push(...(await Promise.all(tries)).map(({ code }) => code));
    }
    const made = await Promise.all(
      people.map(async ({ cases }) => (await Promise.all(cases.map(rig.calls))).flat().length),
    );
    expect(made).toEqual(people.map(() => CAP));
    const counted = (code: string) => codes.filter((each) => each === code).length;
    expect({ made: counted('00'), refused: counted('113') }).toEqual({
      made: PEOPLE * CAP,
      refused: CALLERS * TRIES - PEOPLE * CAP,
    });
  },
  120_000 + TRIES * 1000,
);

test('LC-03 a call whose server was killed before anybody knew how it ended keeps its place', async () => {
  const { cases, contactId } = await person(PEOPLE);
  const [of] = cases as [StoredTask];
  const row = { institutionId: rig.institutionId, taskId: of.id, agentId: rig.agentId, phone: '13800001010' };
  for (const state of ['dialling', 'ringing', 'connected'] as const) {
    const agentId = await makeUser(rig.server.database, { institutionId: rig.institutionId });
    const left = { ...row, agentId, contactId: Number(contactId), state, startedAt: rig.clock.now };
    await rig.server.database.insert(phoneCall).values(left);
  }
  expect((await rig.dial(of, contactId)).data.reasons).toMatchObject([{ rule: 'cn.answered' }]);
});

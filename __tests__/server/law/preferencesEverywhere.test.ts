import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app';
import { connect, type Database } from '../../../server/database/connect';
import { readSettings } from '../../../server/settings/settings';
import { makeCase, send, type StoredTask } from '../../support/cases/cases';
import { type LawRig, openLawRig } from '../../support/law/lawRig';
import { openLine } from '../../support/server/liveLine';
import { makeUser, type SignedIn, signInAs } from '../../support/server/people';

const WISH = { kind: 'hours', hours: { from: '18:00', to: '24:00' } } as const;
const ROUNDS = 12;

let rig: LawRig;
let beside: FastifyInstance;
let database: Database;
let colleague: SignedIn;
beforeAll(async () => {
  rig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: '2026-11-23T02:00:00Z' });
  database = connect({ url: rig.server.url, onError: () => {}, limits: { size: 8 } });
  const settings = readSettings({
    PORT: '0',
    DATABASE_URL: rig.server.url,
    CAPTCHA_TEXT: '0000',
    LOG_LEVEL: 'silent',
    DIALLER: 'link',
  });
  beside = await createApp({ settings, database, now: () => rig.clock.now });
  const { groupId, institutionId } = rig;
  const userId = await makeUser(rig.server.database, { institutionId, groupId });
  colleague = await signInAs(rig.server.database, userId, { now: rig.clock.now });
});
afterAll(async () => {
  await beside.close();
  await database.$client.end();
  await rig.close();
});

let number = 0;
/** A loan of the agent and another one, of the same borrower, of the colleague. */
async function bothCases(): Promise<{ mine: StoredTask; theirs: StoredTask; contactId: string }> {
  const cells = { borrower_no: `BOTH${(number += 1)}` };
  const mine = await rig.fresh(cells);
  const { institutionId, clock } = rig;
  const at = { institutionId, agentId: colleague.userId, now: clock.now, cells };
  return { mine, theirs: await makeCase(rig.server.database, at), contactId: await rig.contactOf(mine) };
}
const besides = () => ({ ...rig.server, app: beside });
const note = (of: StoredTask, contactId: string) =>
  send(besides(), colleague, {
    path: '/prod/task/wish',
    body: { taskId: String(of.id), contactId, ...WISH },
    key: `wish-beside-${(number += 1)}-0000`,
  });

test('LC-05 GE-06 what is noted on one server refuses on the other at once, on another loan of another agent', async () => {
  const { mine, theirs, contactId } = await bothCases();
  expect((await rig.dial(mine, contactId)).code).toBe('00');
  expect((await note(theirs, contactId)).code).toBe('00');
  expect(await rig.dial(mine, contactId)).toMatchObject({ code: '113', data: { reasons: [{ rule: 'house.hours' }] } });
});

test('LC-05 a call and a wish of the same moment: the call was either begun before the wish or is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { mine, theirs, contactId } = await bothCases();
    const [call, wish] = await Promise.all([rig.dial(mine, contactId), note(theirs, contactId)]);
    expect(wish.code).toBe('00');
    expect(['00', '113']).toContain(call.code);
    expect((await rig.calls(mine)).length).toBe(call.code === '00' ? 1 : 0);
    expect((await rig.dial(mine, contactId)).code).toBe('113');
  }
});

test('LC-05 AP-08 the one who has the other loan open hears of it over the other server', async () => {
  const address = await rig.server.app.listen({ port: 0, host: '127.0.0.1' });
  const { mine, theirs, contactId } = await bothCases();
  const who = await signInAs(rig.server.database, rig.agentId, { now: rig.clock.now });
  const line = await openLine(address, who);
  expect(await line.next()).toEqual({ type: 'welcome' });
  await note(theirs, contactId);
  expect(await line.next()).toEqual({ type: 'caseChanged', taskId: String(mine.id) });
  line.socket.close();
});

import { eq } from 'drizzle-orm';
import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { phoneCall } from '../../../server/database/tables/callTables';
import { lawOwnRules } from '../../../server/database/tables/lawTables';
import { type LawRig, openLawRig } from '../../support/law/lawRig';
import { makeUser, signInAs } from '../../support/server/people';
import { endRunningServers, runServer } from '../../support/server/runningServer';

let rig: LawRig;
beforeAll(async () => {
  // The clock of the machine: another process has no other. A cap alone, so that the hour does not matter.
  rig = await openLawRig({ packs: [], zone: 'America/Mexico_City', now: new Date().toISOString() });
  await rig.server.database.insert(lawOwnRules).values({
    institutionId: rig.institutionId,
    version: 1,
    rules: [{ kind: 'cap', channels: ['call'], limit: 1, period: 'month', counts: 'attempt' }],
    actorName: 'x',
    createdAt: rig.clock.now,
  });
});
afterAll(async () => {
  endRunningServers();
  await rig.close();
});

const leader = async () => {
  const { server, institutionId, groupId, clock } = rig;
  const userId = await makeUser(server.database, { institutionId, groupId, role: 'leader' });
  return signInAs(server.database, userId, { now: clock.now });
};

test('LC-03 a server that is killed while the line still rings leaves its place of the cap taken: the next call is refused', async () => {
  const of = await rig.fresh();
  const contactId = await rig.contactOf(of);
  const caller = await leader();
  // It rings ten times as long as usual.
  const doomed = await runServer({ DATABASE_URL: rig.server.url, DIALLER: 'simulated', LINE_TEMPO: '10' });
  const reply = await fetch(`${doomed.app}/prod/task/dial`, {
    method: 'POST',
    headers: { ...caller.headers, 'content-type': 'application/json', 'idempotency-key': 'killed-place-0001' },
    body: JSON.stringify({ taskId: String(of.id), contactId }),
  });
  expect(await reply.json()).toMatchObject({ code: '00' });
  doomed.child.kill('SIGKILL');
  await doomed.ended;
  const [call, ...more] = await rig.server.database.select().from(phoneCall).where(eq(phoneCall.taskId, of.id));
  expect(more).toEqual([]);
  expect(call?.state).not.toBe('ended');
  const refused = await rig.dial(of, contactId, { who: await leader() });
  expect(refused.code).toBe('113');
  expect((refused.data satisfies ContactVerdict).reasons).toMatchObject([{ pack: 'OWN@1', kind: 'cap' }]);
}, 120_000);

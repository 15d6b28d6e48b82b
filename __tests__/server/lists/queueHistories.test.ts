import type { BindOperation } from '@/contract/entities/management/binding';
import { desc, eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { queueLog } from '../../../server/database/tables/queueTables';
import { behavior } from '../../../server/database/tables/workTables';
import { get } from '../../support/cases/cases';
import { bindAll, getIds, openQueueRig, type QueueRig } from '../../support/queues/queueRig';
import type { SignedIn } from '../../support/server/people';
import { csvLines } from '../../support/values/csvLines';

const now = new Date('2026-03-11T00:30:00Z');

let rig: QueueRig;
beforeAll(async () => {
  rig = await openQueueRig(() => now);
});
afterAll(() => rig.server.close());

const take = (by: SignedIn, path: string) =>
  rig.server.app.inject({ url: `/prod/institutionAndQueue/${path}`, headers: by.headers });

const getLines = async (by: SignedIn, path: string): Promise<string[]> => csvLines((await take(by, path)).body);

const lastTaken = async () =>
  (await rig.server.database.select().from(behavior).orderBy(desc(behavior.id)).limit(1))[0];

test('QU-01 AP-06 what happened to a queue as a file, the newest first; cases come by the rules and from no queue where nobody is named', async () => {
  const { institutionId, admin, auditor, leader, agent, foreign } = rig;
  const queueId = await rig.makeQueue({ code: 'HIST' });
  const line = { institutionId, queueId, createdAt: now };
  await rig.server.database.insert(queueLog).values([
    { ...line, event: 'edited', actorName: '=who' },
    { ...line, event: 'casesOut', cases: 12, otherQueue: 'Early, days', actorName: 'Ana' },
    { ...line, event: 'casesIn', cases: 3 },
  ]);
  const path = `history/${queueId}/export`;
  expect(await getLines(auditor, path)).toEqual([
    'Time (America/Mexico_City),What,Cases,From / to,Who',
    '2026-03-10 18:30:00,Cases moved in,3,no queue,by the rules',
    '2026-03-10 18:30:00,Cases moved out,12,"Early, days",Ana',
    "2026-03-10 18:30:00,Settings changed,,,'=who",
  ]);
  expect(await lastTaken()).toMatchObject({ type: 'exportList', detail: 'queue-HIST, 3 rows' });
  expect((await take(admin, `${path}?format=xlsx`)).headers['content-type']).toContain('spreadsheetml');
  // Nobody of the leader's group works it.
  for (const by of [leader, foreign]) expect((await take(by, path)).json()).toMatchObject({ code: '20' });
  expect((await take(agent, path)).json()).toMatchObject({ code: '21' });
});

test('QU-02 AP-06 the bindings of a queue as a file, the newest first: of a leader the own ones', async () => {
  const { admin, auditor, leader, otherLeader, agent, agent2, foreign, queueId } = rig;
  await rig.server.database.update(appUser).set({ name: '@who' }).where(eq(appUser.id, leader.userId));
  const [one, ...others] = getIds(await rig.cases(3, { due_amount: '100', contract_amount: '90' }));
  await bindAll(rig, admin, { selection: { taskIds: [one] }, agentIds: [agent.userId] });
  await bindAll(rig, leader, { selection: { taskIds: others }, agentIds: [agent2.userId] });
  await bindAll(rig, admin, { kind: 'unbind', selection: { taskIds: others } });
  const path = `operations/export?queueId=${queueId}`;
  const [head, ...lines] = await getLines(auditor, path);
  expect(head).toBe(
    'Time (America/Mexico_City),What,Who,To,Cases,Changed,Amount due,State,Finished (America/Mexico_City)',
  );
  const shown = await get<{ result: BindOperation[] }>(rig.server, auditor, {
    path: '/prod/institutionAndQueue/operations',
    input: { queueId: String(queueId) },
  });
  expect(lines.map((line) => line.split(',')[1])).toEqual(['Unbind', 'Bind', 'Bind']);
  const [taken, bound] = shown.data.result;
  expect(lines[1]).toBe(
    `2026-03-10 18:30:00,Bind,'@who,${bound?.agentNames.join(', ') ?? ''},2,2,200,Done,2026-03-10 18:30:00`,
  );
  expect(lines[0]).toContain(`,Unbind,${taken?.actorName ?? ''},,2,2,200,Done,`);
  expect(await getLines(leader, path)).toEqual([head, lines[1]]);
  expect(await getLines(otherLeader, path)).toEqual([head]);
  expect(await getLines(admin, 'operations/export?queueId=none')).toEqual([head]);
  expect(await getLines(admin, 'operations/export')).toEqual([head, ...lines]);
  expect(await lastTaken()).toMatchObject({ type: 'exportList', detail: 'bindings, 3 rows' });
  expect((await take(foreign, path)).json()).toMatchObject({ code: '20' });
  expect((await take(agent, path)).json()).toMatchObject({ code: '21' });
});

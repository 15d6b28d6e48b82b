import { eq } from 'drizzle-orm';
import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { get, send, type StoredTask } from '../../support/cases/cases';
import { DAY, NIGHT, openOverrideRig, type OverrideRig } from '../../support/law/overrideRig';

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

/** Returns the exceptions that an auditor reads on the case's timeline. */
const told = async ({ id }: StoredTask): Promise<readonly TimelineEntry[]> => {
  const path = `/prod/task/timeline/${id}`;
  const input = { kinds: 'override' };
  const { data } = await get<{ result: TimelineEntry[] }>(rig.server, await rig.person('auditor'), { path, input });
  return data.result;
};

test('LC-08 the timeline shows an observer who requested and approved an exception, why, when it was used and what it permitted', async () => {
  const { data } = await rig.ask(of, contactId);
  expect(await rig.decide(await rig.as('leader'), 'agree', data.approvalId)).toMatchObject({ data: { state: 'done' } });
  expect((await rig.dial(of, contactId)).code).toBe('00');
  const [override] = await rig.overrides(of);
  expect(await told(of)).toMatchObject([
    {
      detail: 'used',
      code: 'call',
      actor: override?.askerName,
      text: expect.stringMatching(/催收时间 \(CN@2026-01-30\)$/u),
    },
    {
      detail: 'given',
      code: 'call',
      actor: override?.deciderName,
      text: `${override?.askerName} · She asked for it`,
      dueTime: '2026-11-22T21:00:00.000Z',
    },
  ]);
});

test('LC-08 rules of the institution are lifted directly with permission, with a reason in the trail; without permission a request is needed', async () => {
  await rig.at(DAY);
  const rule = { kind: 'window', channels: ['call'], days: [1, 2, 3, 4, 5], from: '11:00', to: '12:00' };
  const { code } = await send(rig.server, await rig.as('admin'), {
    path: '/prod/manage/law/own',
    body: { rules: [rule] },
  });
  expect(code).toBe('00');
  const rules = ['own.window.call.12345.11:00-12:00'];
  expect(await rig.dial(of, contactId)).toMatchObject({ code: '113', data: { override: { rules, alone: false } } });
  const asked = await rig.ask(of, contactId, { rules });
  expect(asked.code).toBe('69');
  const leader = await rig.as('leader');
  const waiting = (await rig.toDecide(leader)).find(({ id }) => id === asked.data.approvalId);
  expect(waiting?.facts.map(({ fact, text }) => [fact, text]).slice(3)).toEqual([
    ['rules', 'Permitted hours'],
    ['own', 'Permitted hours'],
    ['reason', 'She asked for it'],
  ]);
  expect(await rig.dial(of, contactId, { who: leader })).toMatchObject({ data: { override: { rules, alone: true } } });
  expect(await rig.ask(of, contactId, { rules, who: leader })).toMatchObject({ code: '00' });
  const [trailed] = await rig.server.database.select().from(trailEntry).where(eq(trailEntry.event, 'rulesLifted'));
  expect(trailed).toMatchObject({ userId: rig.ids.leader });
  expect(trailed?.detail).toContain('She asked for it');
  expect((await rig.dial(of, contactId, { who: leader })).code).toBe('00');
  const [override] = await rig.overrides(of);
  expect(override).toMatchObject({ askerId: rig.ids.leader, deciderId: rig.ids.leader });
  expect(await told(of)).toMatchObject([
    { detail: 'used', text: null },
    { detail: 'given', actor: override?.askerName, text: 'She asked for it' },
  ]);
});

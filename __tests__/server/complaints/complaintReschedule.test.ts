import { COMPLAINT_START, type ComplaintRig, openComplaintRig } from '../../support/complaints/complaintRig';

let rig: ComplaintRig;
beforeAll(async () => {
  rig = await openComplaintRig();
});
afterAll(() => rig.close());

const inHours = (hours: number): string => new Date(COMPLAINT_START.getTime() + hours * 3_600_000).toISOString();
const reschedule = (id: string, more: object, who = rig.leader) =>
  rig.act(who, 'reschedule', { id, note: 'The regulator has called', ...more });

test('CM-01 a leader raises the priority: the deadline follows it, and the history keeps both with the reason', async () => {
  const id = await rig.broughtTo('processing');
  expect((await reschedule(id, { priority: 'urgent' })).data).toEqual({ id, state: 'processing' });
  expect(await rig.detail(id)).toMatchObject({ priority: 'urgent', dueTime: inHours(24), state: 'processing' });
  const [line, before] = await rig.history(id);
  expect(line).toMatchObject({
    event: 'rescheduled',
    note: 'The regulator has called',
    about: null,
    fromState: 'processing',
    toState: 'processing',
    rescheduled: {
      priorityBefore: 'normal',
      priorityAfter: 'urgent',
      dueTimeBefore: inHours(168),
      dueTimeAfter: inHours(24),
    },
  });
  expect(before?.rescheduled).toBeNull();
});

test('CM-01 a separate deadline is stored in addition to the priority; a past or invalid one is refused', async () => {
  const id = await rig.broughtTo('pending');
  expect((await reschedule(id, { dueTime: inHours(400) })).code).toBe('00');
  expect(await rig.detail(id)).toMatchObject({ priority: 'normal', dueTime: inHours(400) });
  expect((await reschedule(id, { priority: 'high', dueTime: inHours(2) })).code).toBe('00');
  expect(await rig.detail(id)).toMatchObject({ priority: 'high', dueTime: inHours(2), deadline: 'near' });
  const refused = [
    await reschedule(id, { dueTime: inHours(-1) }),
    await reschedule(id, { priority: 'high', dueTime: inHours(2) }),
    await reschedule(id, {}),
    await reschedule(id, { priority: 'urgent', note: ' ' }),
  ];
  expect(refused.map(({ code }) => code)).toEqual(['10', '10', '10', '10']);
  expect((await rig.history(id)).filter(({ event }) => event === 'rescheduled')).toHaveLength(2);
});

const matters = (task: { id: number }) => [
  { taskId: String(task.id), kind: 'harassment' },
  { taskId: String(task.id), kind: 'other' },
];

test('CM-01 a regulator never waits longer than its own limit, also of what was split off', async () => {
  const task = await rig.fresh();
  const id = await rig.complain(task, { channel: 'regulator', matters: matters(task) }, rig.leader);
  expect(await reschedule(id, { dueTime: inHours(49) })).toMatchObject({
    code: '68',
    message: 'What came from a regulator has to be completed within 48 hours of its registration',
  });
  const { $client } = rig.server.database;
  await $client.query('update work_order set created_at = $2 where id = $1', [id, inHours(-10)]);
  const { data } = await rig.act<{ parts: string[] }>(rig.leader, 'splitting', { id });
  const [part = ''] = data.parts;
  expect((await reschedule(part, { dueTime: inHours(39) })).code).toBe('68');
  expect((await reschedule(part, { dueTime: inHours(37) })).code).toBe('00');
});

test('CM-01 RO-01 only who manages work orders changes them, not the person it is about, and not after its end', async () => {
  const id = await rig.broughtTo('pendingClosure');
  const codes = [rig.agent, rig.mate, rig.auditor].map(
    async (who) => (await reschedule(id, { priority: 'high' }, who)).code,
  );
  expect(await Promise.all(codes)).toEqual(['21', '21', '21']);
  expect((await reschedule(id, { priority: 'high' }, rig.foreign)).code).toBe('20');
  const about = await rig.complain(await rig.fresh(), {}, rig.leader);
  expect((await rig.act(rig.admin, 'done', { id })).code).toBe('00');
  expect((await reschedule(id, { priority: 'high' })).code).toBe('61');
  expect((await rig.detail(about, rig.leader)).actions).toContain('rescheduled');
  expect((await rig.detail(about, rig.agent)).actions).not.toContain('rescheduled');
});

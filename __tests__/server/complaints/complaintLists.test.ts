import type { ComplaintRow } from '@/contract/entities/management/complaint';
import type { SignedIn } from '../../support/server/people';
import { type ComplaintRig, COMPLAINT_START, openComplaintRig } from '../../support/complaints/complaintRig';

let rig: ComplaintRig;

beforeAll(async () => {
  rig = await openComplaintRig();
});
afterAll(() => rig.close());

const TICKET = { userId: '1', irregularities: 'Called after ten', processResult: 'Written warning' };

test('RO-01 8.2.2 CM-01 somebody else’s work order equals one that does not exist, in every call that names one', async () => {
  const id = await rig.broughtTo('processing');
  const note = { note: 'x' };
  const asks = [
    (who: SignedIn, of: string) => rig.read(who, `detail/${of}`),
    (who: SignedIn, of: string) => rig.read(who, `history/${of}`),
    (who: SignedIn, of: string) => rig.act(who, 'allocation', { id: of, userId: String(who.userId), ...note }),
    (who: SignedIn, of: string) => rig.act(who, 'batchAllocation', { ids: [of], userId: String(who.userId) }),
    (who: SignedIn, of: string) => rig.act(who, 'processing', { id: of, step: 'noted', ...note }),
    (who: SignedIn, of: string) => rig.act(who, 'done', { id: of }),
    (who: SignedIn, of: string) => rig.act(who, 'rejection', { id: of, ...note }),
    (who: SignedIn, of: string) => rig.act(who, 'penalty', { ...TICKET, id: of }),
    (who: SignedIn, of: string) => rig.act(who, 'transfer', { id: of, team: 'legal', ...note }),
    (who: SignedIn, of: string) => rig.act(who, 'splitting', { id: of }),
  ];
  const before = await rig.detail(id);
  for (const who of [rig.otherLeader, rig.foreign, rig.otherMate]) {
    for (const ask of asks) {
      const [there, absent] = [await ask(who, id), await ask(who, '987654321')];
      expect([there.code, there.message, there.data]).toEqual([absent.code, absent.message, absent.data]);
      expect(['20', '21']).toContain(there.code);
    }
    expect((await rig.read<{ counts: { all: number } }>(who, 'lists')).data.counts.all).toBe(0);
  }
  expect(await rig.detail(id)).toEqual(before);
});

test('CM-01 the list: the most pressing first, counts of each state, and every filter', async () => {
  const own = await openComplaintRig();
  try {
    const on = await own.fresh({ borrower_name: 'Zoe Luna' });
    const normal = await own.complain(on, { summary: 'Normal 100%' });
    const regulator = await own.complain(on, { channel: 'regulator' });
    const urgent = await own.complain(on, { priority: 'urgent', channel: 'mail' });
    const mateId = String(own.mate.userId);
    await own.act(own.leader, 'allocation', { id: urgent, userId: mateId });
    await own.act(own.mate, 'processing', { id: urgent, step: 'taken' });
    const list = async (input: Record<string, string> = {}, who = own.leader) => {
      const { data } = await own.read<{ result: ComplaintRow[]; totalCount: number; counts: object }>(
        who,
        'lists',
        input,
      );
      return { ids: data.result.map(({ id }) => id), ...data };
    };
    expect((await list()).ids).toEqual([urgent, regulator, normal]);
    expect((await list()).counts).toEqual({ all: 3, pending: 2, processing: 1, pendingClosure: 0, completed: 0 });
    expect((await list({ state: 'processing' })).ids).toEqual([urgent]);
    expect((await list({ state: 'processing' })).totalCount).toBe(1);
    expect((await list({ assignee: 'none' })).ids).toEqual([regulator, normal]);
    expect((await list({ assignee: mateId })).ids).toEqual([urgent]);
    expect((await list({ assignee: 'me' }, own.mate)).ids).toEqual([urgent]);
    expect((await list({ channel: 'regulator' })).ids).toEqual([regulator]);
    expect((await list({ priority: 'urgent' })).ids).toEqual([urgent]);
    expect((await list({ kind: 'other' })).ids).toEqual([]);
    expect((await list({ kind: 'harassment', taskId: String(on.id) })).ids).toHaveLength(3);
    expect((await list({ text: '100%' })).ids).toEqual([normal]);
    expect((await list({ text: 'zoe' })).ids).toHaveLength(3);
    expect((await list({ text: on.loanNo })).ids).toHaveLength(3);
    expect((await list({ text: `#${regulator}` })).ids).toEqual([regulator]);
    await own.server.database.$client.query('update work_order set due_at = $1 where id = $2', [
      new Date(COMPLAINT_START.getTime() - 1),
      normal,
    ]);
    expect((await list()).result.map(({ id, deadline }) => [id, deadline])).toEqual([
      [normal, 'overdue'],
      [urgent, 'near'],
      [regulator, 'onTime'],
    ]);
    expect((await list({ deadline: 'overdue' })).ids).toEqual([normal]);
    expect((await list({ deadline: 'near' })).ids).toEqual([urgent]);
    expect((await list({ deadline: 'onTime' })).ids).toEqual([regulator]);
  } finally {
    await own.close();
  }
});

import type { ReplayFinding, LawReplay } from '@/contract/entities/law/lawReplay';
import { smsTemplate } from '../../../server/database/tables/messageTables';
import { get, send, type StoredTask } from '../../support/cases/cases';
import { NIGHT, openOverrideRig, type OverrideRig } from '../../support/law/overrideRig';
import type { SignedIn } from '../../support/server/people';

/** The day of the night, in Shanghai. */
const TODAY = '2026-11-23';

let rig: OverrideRig;
let admin: SignedIn;
beforeAll(async () => {
  rig = await openOverrideRig();
  await rig.at(NIGHT);
  admin = await rig.as('admin');
});
afterAll(() => rig.close());

/** Asks for an exception and has it allowed. */
async function granted(of: StoredTask, channel: 'call' | 'sms'): Promise<string> {
  const contactId = await rig.contactOf(of);
  const asked = await rig.ask(of, contactId, { channel, who: await rig.as('leader') });
  await rig.decide(admin, 'agree', asked.data.approvalId);
  return contactId;
}

async function replayed(): Promise<LawReplay> {
  const { server } = rig;
  const path = '/prod/manage/law/replay/start';
  const { id } = (await send<LawReplay>(server, admin, { path, body: { from: TODAY, to: TODAY } })).data;
  for (;;) {
    const { data } = await get<LawReplay[]>(server, admin, { path: '/prod/manage/law/replays' });
    const found = data.find((each) => each.id === id);
    if (found?.state === 'done') return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('LC-07 LC-08 what an exception let through is counted on its own and blamed on nobody; what nobody allowed is found as before', async () => {
  const { server, institutionId } = rig;
  const leader = await rig.as('leader');
  await rig.setMode('enforce');
  const called = await rig.fresh({ mobile_phone: '13800000021' });
  const contactId = await granted(called, 'call');
  expect((await rig.dial(called, contactId, { who: leader })).code).toBe('00');

  const written = await rig.fresh({ mobile_phone: '13800000022' });
  const text = { institutionId, name: 'Night', language: 'cn', content: '您好' } as const;
  const [template] = await server.database.insert(smsTemplate).values(text).returning();
  const to = await granted(written, 'sms');
  const body = { taskId: String(written.id), contactId: to, templateId: String(template?.id) };
  const sent = await send(server, leader, { path: '/prod/sms/manual/send', body, key: 'exception-message-000001' });
  expect(sent.code).toBe('00');

  await rig.setMode('shadow');
  const unasked = await rig.fresh({ mobile_phone: '13800000023' });
  expect((await rig.dial(unasked, await rig.contactOf(unasked))).code).toBe('00');

  expect(await replayed()).toMatchObject({ contacts: 3, refused: 1, doubted: 0, lifted: 2 });
  const found = await get<{ result: ReplayFinding[] }>(server, admin, {
    path: '/prod/manage/law/replay/findings',
    input: { id: (await replayed()).id, by: 'agent' },
  });
  expect(found.data.result.map(({ agentId, count }) => ({ agentId, count }))).toEqual([
    { agentId: String(rig.agentId), count: 1 },
  ]);
});

import { eq } from 'drizzle-orm';
import { phoneCall } from '../../../server/database/tables/callTables';
import { contactDecision } from '../../../server/database/tables/lawTables';
import { sms, smsTemplate } from '../../../server/database/tables/messageTables';
import type { StoredTask } from '../../support/cases/cases';
import { settledSms } from '../../support/messages/smsRig';
import { type LawRig, openLawRig } from '../../support/law/lawRig';

const NIGHT = '2026-11-22T19:00:00Z';
const DAY = '2026-11-23T02:00:00Z';

let rig: LawRig;
let of: StoredTask;
let contactId: string;
let templateId: string;
beforeAll(async () => {
  rig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: DAY });
  const text = { institutionId: rig.institutionId, language: 'cn', content: '您好' } as const;
  const [greeting] = await rig.server.database
    .insert(smsTemplate)
    .values([
      { ...text, name: 'Greeting', purpose: 'any' },
      { ...text, name: 'Missed', purpose: 'missedCall' },
    ])
    .returning();
  templateId = String(greeting?.id);
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.at(DAY);
  of = await rig.fresh({ mobile_phone: '13800000001' });
  contactId = await rig.contactOf(of);
});

const messages = () => rig.server.database.select().from(sms).where(eq(sms.taskId, of.id));

/** Every call that sends a message, ready to be sent. */
const DOORS: Readonly<Record<string, () => Promise<readonly [path: string, body: object]>>> = {
  'sms/manual/send': async () => ['/prod/sms/manual/send', { taskId: String(of.id), contactId, templateId }],
  'sms/send': async () => ['/api/sms/send', { taskId: String(of.id), contactId, templateId }],
  'sms/retry': async () => {
    const about = {
      institutionId: rig.institutionId,
      taskId: of.id,
      agentId: rig.agentId,
      contactId: Number(contactId),
    };
    const what = {
      phone: '13800000001',
      content: 'Hello',
      templateName: 'Greeting',
      state: 'failed',
      failure: 'unreachable',
    } as const;
    const [failed] = await rig.server.database
      .insert(sms)
      .values({ ...about, ...what, createdAt: rig.clock.now })
      .returning();
    return ['/prod/sms/retry', { smsId: String(failed?.id) }];
  },
  'task/autoDialSms': async () => {
    const about = {
      institutionId: rig.institutionId,
      taskId: of.id,
      agentId: rig.agentId,
      contactId: Number(contactId),
    };
    const how = { phone: '13800000001', state: 'ended', callStatus: 'NOA', startedAt: rig.clock.now } as const;
    const [call] = await rig.server.database
      .insert(phoneCall)
      .values({ ...about, ...how })
      .returning();
    return ['/prod/task/autoDialSms', { taskId: String(of.id), phoneCallId: String(call?.id) }];
  },
};

test.each(Object.keys(DOORS))(
  'LC-03 no message leaves in the night through %s, and the same one does by day',
  async (door) => {
    const [path, body] = (await DOORS[door]?.()) ?? ['', {}];
    const before = (await messages()).length;
    await rig.at(NIGHT);
    const { code, data } = await rig.post(path, body);
    expect({ code, reasons: data.reasons.map(({ rule }) => rule) }).toEqual({ code: '113', reasons: ['cn.hours'] });
    expect(await messages()).toHaveLength(before);
    expect(await rig.decisions(of)).toMatchObject([{ channel: 'sms', smsId: null }]);
    await rig.at(DAY);
    expect((await rig.post(path, body)).code).toBe('00');
    const [newest] = (await messages()).toSorted((one, other) => other.id - one.id);
    expect(await rig.decisions(of)).toMatchObject([{}, { channel: 'sms', smsId: newest?.id }]);
  },
);

test.each(Object.keys(DOORS))(
  'LC-05 LC-03 a person who refused messages receives none through %s, in any mode; a call is permitted',
  async (door) => {
    await rig.setMode('shadow');
    const [path, body] = (await DOORS[door]?.()) ?? ['', {}];
    expect((await rig.post('/prod/task/wish', { taskId: String(of.id), contactId, kind: 'noSms' })).code).toBe('00');
    const before = (await messages()).length;
    const { code, data } = await rig.post(path, body);
    expect(code).toBe('113');
    expect(data).toMatchObject({ takesReason: false, earliest: null, reasons: [{ rule: 'house.channelStopped' }] });
    expect(await messages()).toHaveLength(before);
    expect((await rig.dial(of, contactId)).code).toBe('00');
    await rig.setMode('enforce');
  },
);

test('LC-08 warned, a message goes on with a reason', async () => {
  await rig.setMode('warn');
  const [path, body] = (await DOORS['sms/manual/send']?.()) ?? ['', {}];
  await rig.at(NIGHT);
  expect((await rig.post(path, body)).code).toBe('114');
  expect((await rig.post(path, { ...body, lawReason: 'She wrote just now' })).code).toBe('00');
  await rig.setMode('enforce');
});

/** A second before ten at night in Shanghai, and three seconds later. */
const BEFORE_END = new Date('2026-11-23T13:59:59Z');
const AFTER_END = '2026-11-23T14:00:02Z';

/** Hands over a message after the hours ended that was decided before, with the rules displayed to its sender. */
async function handOver(told: readonly string[]) {
  const { database } = rig.server;
  await rig.at(AFTER_END);
  const about = { institutionId: rig.institutionId, taskId: of.id, agentId: rig.agentId, contactId: Number(contactId) };
  const reasons = told.map((rule) => ({ ...REASON, rule }));
  await database.transaction(async (tx) => {
    const [made] = await tx
      .insert(sms)
      .values({ ...about, ...WAITING, createdAt: BEFORE_END })
      .returning();
    const decision = { ...DECISION, reasons };
    const kept = { mode: 'warn', channel: 'sms', borrowerId: of.borrowerId, smsId: made?.id, at: BEFORE_END } as const;
    await tx.insert(contactDecision).values({ ...about, ...kept, decision });
  });
  const [settled] = await settledSms(rig.server, of);
  return settled;
}

const WAITING = {
  phone: '13800000001',
  contactRelation: 'R01',
  content: 'Hello',
  templateName: 'Greeting',
  state: 'queued',
} as const;
const REASON = {
  pack: 'CN@2026-01-30',
  kind: 'window',
  effect: 'deny',
  source: '',
  article: '',
  confidence: 'high',
  until: null,
  yearMissing: null,
} as const;
const DECISION = { verdict: 'deny', earliest: null, quota: [], zones: [], zoneBasis: 'address', packs: [] } as const;

test('LC-03 a message that would leave after the hours is not handed over, says why, and gives its place back', async () => {
  expect(await handOver([])).toMatchObject({ state: 'failed', failure: 'unlawful', gatewayId: null });
  await rig.at(DAY);
  const [path, body] = (await DOORS['sms/manual/send']?.()) ?? ['', {}];
  expect((await rig.post(path, body)).code).toBe('00');
});

test('LC-03 LC-08 a warning confirmed with a reason does not stop the message later', async () => {
  expect(await handOver(['cn.hours'])).toMatchObject({ state: 'sent', failure: null });
});

test('LC-03 where the rules are only recorded the hours stop no message on its way', async () => {
  await rig.setMode('shadow');
  expect(await handOver([])).toMatchObject({ state: 'sent', failure: null });
  await rig.setMode('enforce');
});

import { eq } from 'drizzle-orm';
import { sms, smsTemplate } from '../../../server/database/tables/messageTables';
import { institution } from '../../../server/database/tables/organizationTables';
import type { StoredTask } from '../../support/cases/cases';
import { type LawRig, openLawRig } from '../../support/law/lawRig';

const DAY = '2026-11-23T02:00:00Z';
const SPOUSE = { contact1_relation: 'R02', contact1_name: 'Li Na', contact1_phone: '13900000001' };
const TEMPLATES = {
  tells: '【{institution}】{name}您好，您的借款待还{amount}',
  passedOn: '【{institution}】您好，麻烦转告{name}尽快与{agent}联系，谢谢。',
  court: '【{institution}】{name}您好，您已被法院立案',
} as const;

let rig: LawRig;
let of: StoredTask;
let spouse: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  rig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: DAY });
  const { institutionId } = rig;
  const rows = Object.entries(TEMPLATES).map(([name, content]) => ({
    institutionId,
    language: 'cn' as const,
    name,
    content,
    purpose: 'any' as const,
  }));
  const stored = await rig.server.database.insert(smsTemplate).values(rows).returning();
  for (const { id, name } of stored) ids[name] = String(id);
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.setMode('enforce');
  await rig.at(DAY);
  of = await rig.fresh({ mobile_phone: '13800000001', ...SPOUSE });
  spouse = await rig.contactOf(of, 'R02');
});

const sendTo = async (contactId: string, name: keyof typeof TEMPLATES, lawReason?: string) => {
  const body = { taskId: String(of.id), contactId, templateId: ids[name], ...(lawReason && { lawReason }) };
  const { code, data } = await rig.post('/prod/sms/manual/send', body);
  return { code, rules: code === '113' || code === '114' ? data.reasons.map(({ rule }) => rule) : [] };
};
const messages = () => rig.server.database.select().from(sms).where(eq(sms.taskId, of.id));

test('LC-09 LC-04 a debt is disclosed only to the borrower', async () => {
  expect(await sendTo(await rig.contactOf(of), 'tells')).toEqual({ code: '00', rules: [] });
  const refused = await sendTo(spouse, 'tells', 'They live together');
  expect(refused.code).toBe('113');
  expect(refused.rules).toEqual(expect.arrayContaining(['cn.thirdPartyContent', 'house.discretion']));
  expect(await messages()).toHaveLength(1);
});

test('LC-09 a message that tells of nothing is judged by the other rules alone', async () => {
  const { rules } = await sendTo(spouse, 'passedOn');
  expect(rules).not.toContain('cn.thirdPartyContent');
  expect(rules).not.toContain('house.discretion');
});

test('LC-09 LC-08 warned, a debt is disclosed with a reason, which is stored; where rules stop nothing it is recorded', async () => {
  await rig.setMode('warn');
  expect((await sendTo(spouse, 'tells')).code).toBe('114');
  expect((await sendTo(spouse, 'tells', 'He co-signed it')).code).toBe('00');
  await rig.setMode('shadow');
  expect((await sendTo(spouse, 'tells')).code).toBe('00');
  const kept = (await rig.decisions(of)).map(({ reason, smsId, decision }) => ({
    reason,
    left: smsId !== null,
    told: decision.reasons.some(({ rule }) => rule === 'house.discretion'),
  }));
  expect(kept).toEqual([
    { reason: null, left: false, told: true },
    { reason: 'He co-signed it', left: true, told: true },
    { reason: null, left: true, told: true },
  ]);
});

test('LC-09 the name of the institution tells of nothing', async () => {
  const { database } = rig.server;
  await database.update(institution).set({ name: '某某贷款公司' }).where(eq(institution.id, rig.institutionId));
  expect((await sendTo(spouse, 'passedOn')).rules).not.toContain('house.discretion');
});

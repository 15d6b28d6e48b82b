import type { LawfulContacts } from '@/contract/entities/law/contactVerdict';
import type { ContactPreference } from '@/contract/entities/cases/contactPreference';
import { type LawRig, openLawRig } from '../../support/law/lawRig';
import type { StoredTask } from '../../support/cases/cases';

/** Half past ten in the evening in Shanghai; three in the night there. */
const LATE = '2026-11-23T14:30:00Z';
const NIGHT = '2026-11-23T19:00:00Z';

const AGREED = { kind: 'agreedHours', hours: { from: '22:00', to: '23:00' } };
const EVIDENCE = { channel: '01', remark: 'You can call me until eleven' };

let rig: LawRig;
let of: StoredTask;
let contactId: string;
beforeEach(async () => {
  rig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: LATE });
  of = await rig.fresh({ mobile_phone: '13800000001' });
  contactId = await rig.contactOf(of);
});
afterEach(() => rig.close());

const note = (said: object) => rig.post('/prod/task/wish', { taskId: String(of.id), contactId, ...said });
const held = async () => (await rig.get<ContactPreference[]>(`/prod/task/wishes/${of.id}`)).data;

test('LC-05 hours with consent permit a call at once, only in these hours, until the agent of the case revokes it', async () => {
  expect((await rig.dial(of, contactId)).data.reasons).toMatchObject([{ rule: 'cn.hours' }]);
  expect((await note(AGREED)).code).toBe('10');
  expect((await note({ ...AGREED, ...EVIDENCE })).code).toBe('00');
  const [agreed] = await held();
  expect(agreed).toMatchObject({ kind: 'agreedHours', hours: AGREED.hours, remark: EVIDENCE.remark, channel: '01' });
  expect((await rig.dial(of, contactId)).code).toBe('00');
  await rig.at(NIGHT);
  expect((await rig.dial(of, contactId)).code).toBe('113');
  await rig.at(LATE);
  const ending = { taskId: String(of.id), wishId: agreed?.id, reason: 'Taken back' };
  expect((await rig.post('/prod/task/wish/end', ending)).code).toBe('00');
  expect((await rig.dial(of, contactId)).code).toBe('113');
});

test('LC-05 consent overrides no preference: unwanted hours and a stopped channel refuse as before', async () => {
  expect((await note({ ...AGREED, ...EVIDENCE })).code).toBe('00');
  expect((await note({ kind: 'noCalls' })).code).toBe('00');
  expect((await rig.dial(of, contactId)).data.reasons).toMatchObject([{ rule: 'house.channelStopped' }]);
});

test('LC-05 where a rule wants it, messages are lawful once the borrower has agreed to them', async () => {
  const newYork = await openLawRig({ packs: ['US', 'US-NYC'], zone: 'America/New_York', now: '2026-11-23T16:00:00Z' });
  const one = await newYork.fresh({ time_zones: 'America/New_York' });
  const to = await newYork.contactOf(one);
  const rules = async () => {
    const { data } = await newYork.get<LawfulContacts>(`/prod/task/lawful/${one.id}`);
    return data.contacts.find((each) => each.contactId === to)?.sms.reasons.map(({ rule }) => rule);
  };
  expect(await rules()).toEqual(['nyc.consent']);
  const said = { taskId: String(one.id), contactId: to, kind: 'agreedSms', ...EVIDENCE };
  expect((await newYork.post('/prod/task/wish', said)).code).toBe('00');
  expect(await rules()).toEqual([]);
  await newYork.close();
});

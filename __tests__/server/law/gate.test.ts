import { type LawRig, openLawRig } from '../../support/law/lawRig';

/** Three in the night in Shanghai. */
const NIGHT = '2026-11-22T19:00:00Z';
/** Ten in the morning there. */
const DAY = '2026-11-23T02:00:00Z';

let rig: LawRig;
beforeAll(async () => {
  rig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: DAY });
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.at(DAY);
  await rig.setMode('enforce');
});

const readied = async (cells = {}) => {
  const of = await rig.fresh(cells);
  return { of, contactId: await rig.contactOf(of) };
};
const record = (taskId: number, body: object) =>
  rig.post('/prod/task/record', { taskId: String(taskId), type: '01', ...body });

test('LC-03 a call in the night is refused with rule, source and the first lawful moment; nothing of it is left but the decision', async () => {
  const { of, contactId } = await readied();
  await rig.at(NIGHT);
  const { code, data } = await rig.dial(of, contactId);
  expect(code).toBe('113');
  expect(data).toMatchObject({ verdict: 'deny', earliest: '2026-11-23T00:00:00.000Z', zones: ['Asia/Shanghai'] });
  expect(data.reasons).toMatchObject([{ rule: 'cn.hours', pack: 'CN@2026-01-30', article: '催收时间' }]);
  expect(await rig.calls(of)).toEqual([]);
  const [kept, ...more] = await rig.decisions(of);
  expect(more).toEqual([]);
  expect(kept).toMatchObject({ mode: 'enforce', channel: 'call', callId: null, agentId: rig.agentId });
  expect(kept?.decision).toMatchObject({ verdict: 'deny', packs: ['HOUSE@3', 'CN@2025-02-28', 'CN@2026-01-30'] });
});

test.each([
  ['2026-11-22T23:59:59.999Z', '113'],
  ['2026-11-23T00:00:00.000Z', '00'],
  ['2026-11-23T13:59:59.999Z', '00'],
  ['2026-11-23T14:00:00.000Z', '113'],
])('LC-03 at the edges of the hours, %s: %s', async (moment, code) => {
  const { of, contactId } = await readied();
  await rig.at(moment);
  expect((await rig.dial(of, contactId)).code).toBe(code);
});

test('LC-08 recorded only: the call proceeds, and its decision is stored with it', async () => {
  await rig.setMode('shadow');
  const { of, contactId } = await readied();
  await rig.at(NIGHT);
  const { code, data } = await rig.dial(of, contactId);
  expect(code).toBe('00');
  expect(await rig.decisions(of)).toMatchObject([
    { mode: 'shadow', callId: Number(data.id), decision: { verdict: 'deny' } },
  ]);
});

test('LC-08 off: nothing is requested and nothing stored', async () => {
  await rig.setMode('off');
  const { of, contactId } = await readied();
  await rig.at(NIGHT);
  expect((await rig.dial(of, contactId)).code).toBe('00');
  expect(await rig.decisions(of)).toEqual([]);
});

test('LC-08 warned: the call proceeds with a reason, which is stored', async () => {
  await rig.setMode('warn');
  const { of, contactId } = await readied();
  await rig.at(NIGHT);
  expect(await rig.dial(of, contactId)).toMatchObject({ code: '114', data: { verdict: 'deny' } });
  for (const lawReason of ['  ', 'x', ' too short '.padEnd(30)]) {
    expect((await rig.dial(of, contactId, { lawReason })).code).toBe('10');
  }
  const { code, data } = await rig.dial(of, contactId, { lawReason: 'He asked to be called now' });
  expect(code).toBe('00');
  const kept = await rig.decisions(of);
  expect(kept).toHaveLength(2);
  expect(kept[1]).toMatchObject({ callId: Number(data.id), reason: 'He asked to be called now' });
});

test('LC-03 a cap counts all numbers and all loans of the borrower; a reason does not lift what refuses', async () => {
  const { of, contactId } = await readied({ borrower_no: 'TWO', mobile_phone: '13800000001' });
  const other = await rig.fresh({ borrower_no: 'TWO', home_phone: '13800000002' });
  expect(other.borrowerId).toBe(of.borrowerId);
  expect((await rig.dial(of, contactId)).code).toBe('00');
  expect((await rig.dial(other, contactId)).code).toBe('00');
  expect((await rig.dial(of, contactId)).code).toBe('00');
  const refused = await rig.dial(other, contactId, { lawReason: 'once more, please' });
  expect(refused).toMatchObject({ code: '113', data: { earliest: '2026-11-24T00:00:00.000Z' } });
  expect(refused.data.reasons).toMatchObject([{ rule: 'cn.answered' }]);
  // Midnight brings the places back, and the hours their own end.
  await rig.at('2026-11-23T16:00:00Z');
  expect((await rig.dial(other, contactId)).data.reasons).toMatchObject([{ rule: 'cn.hours' }]);
  await rig.at('2026-11-24T00:00:00Z');
  expect((await rig.dial(other, contactId)).code).toBe('00');
});

test('LC-03 what is not known of a call counts; recorded as not answered it gives its place back, recorded as a talk it takes one', async () => {
  const { of, contactId } = await readied();
  const made = [];
  for (let at = 0; at < 3; at += 1) made.push((await rig.dial(of, contactId)).data.id);
  expect((await rig.dial(of, contactId)).code).toBe('113');
  const result = { contactId, callStatus: 'NOA', callResult: 'RETRY', phoneCallId: made[0] };
  expect((await record(of.id, result)).code).toBe('00');
  expect((await rig.dial(of, contactId)).code).toBe('00');
  expect((await rig.dial(of, contactId)).code).toBe('113');
});

test('LC-03 a result is evidence: never refused, and counted if the call was made elsewhere', async () => {
  const { of, contactId } = await readied();
  const talk = { contactId, callStatus: 'CNCT', callResult: 'ND' };
  await rig.at(NIGHT);
  for (let at = 0; at < 3; at += 1) expect((await record(of.id, talk)).code).toBe('00');
  await rig.at('2026-11-23T02:00:00Z');
  expect((await rig.dial(of, contactId)).data.reasons).toMatchObject([{ rule: 'cn.answered' }]);
});

test('LC-04 somebody else is called once three calls in a row did not reach the borrower, and not after one did', async () => {
  const spouse = { contact1_relation: 'R02', contact1_name: 'Li Na', contact1_phone: '13900000001' };
  const { of, contactId } = await readied(spouse);
  const spouseId = await rig.contactOf(of, 'R02');
  expect((await rig.dial(of, spouseId)).data.reasons).toMatchObject([{ rule: 'cn.thirdParties', until: null }]);
  for (let at = 0; at < 3; at += 1) {
    const { data } = await rig.dial(of, contactId);
    await record(of.id, { contactId, callStatus: 'NOA', callResult: 'RETRY', phoneCallId: data.id });
  }
  expect((await rig.dial(of, spouseId)).code).toBe('00');
  await rig.at('2026-11-23T03:00:00Z');
  await record(of.id, { contactId, callStatus: 'CNCT', callResult: 'ND' });
  expect((await rig.dial(of, spouseId)).code).toBe('113');
});

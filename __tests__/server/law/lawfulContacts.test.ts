import { phoneCall } from '../../../server/database/tables/callTables';
import { caseHold } from '../../../server/database/tables/preferenceTables';
import { collectionLog } from '../../../server/database/tables/caseTables';
import { getClockFingerprint } from '@/contract/getClockFingerprint';
import type { LawfulContacts } from '@/contract/entities/law/contactVerdict';
import type { StoredTask } from '../../support/cases/cases';
import { type LawRig, openLawRig } from '../../support/law/lawRig';

/** Three in the night in Shanghai. */
const NIGHT = '2026-11-22T19:00:00Z';
/** Ten in the morning there. */
const DAY = '2026-11-23T02:00:00Z';
const SPOUSE = { contact1_relation: 'R02', contact1_name: 'Li Na', contact1_phone: '13900000001' };

let rig: LawRig;
beforeAll(async () => {
  rig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: DAY });
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.at(DAY);
  await rig.setMode('enforce');
});

const lawful = async ({ id }: StoredTask) => (await rig.get<LawfulContacts>(`/prod/task/lawful/${id}`)).data;
const ofBorrower = async (of: StoredTask) => {
  const contactId = await rig.contactOf(of);
  return (await lawful(of)).contacts.find((each) => each.contactId === contactId);
};

test('LC-06 by day the borrower may be called and written to, a third party not at all; each contact is listed once', async () => {
  const of = await rig.fresh(SPOUSE);
  const [self, spouse] = [await rig.contactOf(of), await rig.contactOf(of, 'R02')];
  const { mode, contacts } = await lawful(of);
  expect(mode).toBe('enforce');
  expect(contacts.map(({ contactId }) => contactId)).toEqual([self, spouse]);
  const free = { verdict: 'allow', reasons: [], zones: ['Asia/Shanghai'] };
  expect(contacts[0]).toMatchObject({ call: free, sms: free });
  const closed = { verdict: 'deny', earliest: null, reasons: [{ rule: 'cn.thirdParties', kind: 'need', until: null }] };
  expect(contacts[1]).toMatchObject({ call: closed, sms: closed });
});

test('LC-01 the answer tells how the clocks of its zones run on the server, for a browser to compare with its own', async () => {
  const { clocks } = await lawful(await rig.fresh());
  expect(clocks).toEqual({
    zones: ['Asia/Shanghai'],
    from: '2026-11-23T02:00:00.000Z',
    print: getClockFingerprint(['Asia/Shanghai'], Date.parse(DAY)),
  });
});

test('LC-06 in the night nobody is called before the morning, and what dial says is the same', async () => {
  const of = await rig.fresh();
  await rig.at(NIGHT);
  const told = await ofBorrower(of);
  expect(told?.call).toMatchObject({ verdict: 'deny', earliest: '2026-11-23T00:00:00.000Z' });
  expect(told?.call.reasons).toMatchObject([{ rule: 'cn.hours', pack: 'CN@2026-01-30', article: '催收时间' }]);
  expect((await rig.dial(of, await rig.contactOf(of))).data).toEqual(told?.call);
});

test('LC-06 with the cap full the borrower waits for the next day, on all loans; asking takes no place and keeps no decision', async () => {
  const of = await rig.fresh({ borrower_no: 'FULL' });
  const other = await rig.fresh({ borrower_no: 'FULL' });
  const contactId = await rig.contactOf(of);
  for (let at = 0; at < 3; at += 1) {
    expect((await ofBorrower(other))?.call.verdict).toBe('allow');
    expect((await rig.dial(of, contactId)).code).toBe('00');
  }
  const told = await ofBorrower(other);
  expect(told?.call).toMatchObject({ verdict: 'deny', earliest: '2026-11-24T00:00:00.000Z' });
  expect(told?.call.reasons).toMatchObject([{ rule: 'cn.answered', kind: 'cap' }]);
  expect(await rig.decisions(of)).toHaveLength(3);
});

test.each(['shadow', 'off'] as const)('LC-06 LC-08 %s: nobody is stopped, so nothing is said', async (mode) => {
  await rig.setMode(mode);
  const of = await rig.fresh(SPOUSE);
  await rig.at(NIGHT);
  expect(await lawful(of)).toEqual({ mode, contacts: [], bestHour: null });
});

test('LC-06 LC-08 warned: the same verdicts, with the mode by which they only ask for a reason', async () => {
  await rig.setMode('warn');
  const of = await rig.fresh();
  await rig.at(NIGHT);
  expect(await lawful(of)).toMatchObject({ mode: 'warn', contacts: [{ call: { verdict: 'deny' } }] });
});

/** Calls of earlier days at an hour in Shanghai, with their results. */
async function calledAt(of: StoredTask, hour: number, answers: readonly boolean[]): Promise<void> {
  const first = Date.parse('2026-11-10T16:00:00Z') + hour * 3_600_000;
  const contactId = Number(await rig.contactOf(of));
  const by = { institutionId: rig.institutionId, taskId: of.id, agentId: rig.agentId, contactId };
  const calls = answers.map((isAnswered, day) => ({
    callStatus: isAnswered ? ('CNCT' as const) : ('NOA' as const),
    at: new Date(first + day * 86_400_000),
  }));
  const { database } = rig.server;
  await database
    .insert(phoneCall)
    .values(
      calls.map(({ at, callStatus }) => ({ ...by, callStatus, phone: '138', state: 'ended' as const, startedAt: at })),
    );
  await database.insert(collectionLog).values(
    calls.map(({ at, callStatus }) => ({
      ...by,
      callStatus,
      creatorName: 'x',
      callResult: 'NORLVT',
      channel: '01' as const,
      createdAt: new Date(at.getTime() + 60_000),
    })),
  );
}

test.each(['enforce', 'off'] as const)(
  'LC-06 %s: the best hour is told from the calls of the borrower, on the own clock',
  async (mode) => {
    await rig.setMode(mode);
    const of = await rig.fresh({ time_zones: 'Asia/Shanghai' });
    await calledAt(of, 18, [true, false, true, true]);
    await calledAt(of, 10, [false, false]);
    expect((await lawful(of)).bestHour).toEqual({ hour: 18, answered: 3, tried: 4, zone: 'Asia/Shanghai' });
  },
);

test('LC-06 an hour at which nobody may be called is never the best one', async () => {
  const of = await rig.fresh({ time_zones: 'Asia/Shanghai' });
  await calledAt(of, 23, [true, true, true]);
  expect((await lawful(of)).bestHour).toBeNull();
  await calledAt(of, 9, [true, true, false]);
  expect((await lawful(of)).bestHour).toMatchObject({ hour: 9, answered: 2, tried: 3 });
  await rig.setMode('off');
  expect((await lawful(of)).bestHour).toMatchObject({ hour: 23 });
});

test('LC-06 MI-10 of a case on hold nobody may be contacted in any mode, as a call is refused', async () => {
  const of = await rig.fresh();
  await rig.server.database.insert(caseHold).values({
    institutionId: rig.institutionId,
    taskId: of.id,
    kind: 'insolvency',
    reason: 'Court file 7',
    since: rig.clock.now,
    decidedAt: rig.clock.now,
    decidedById: rig.agentId,
    decidedByName: 'x',
  });
  for (const mode of ['enforce', 'warn', 'shadow', 'off'] as const) {
    await rig.setMode(mode);
    const told = await ofBorrower(of);
    const never = { verdict: 'deny', earliest: null, takesReason: false, override: null };
    expect(told?.call).toMatchObject({ ...never, reasons: [{ rule: 'house.held' }] });
    expect((await rig.dial(of, await rig.contactOf(of))).code).not.toBe('00');
  }
});

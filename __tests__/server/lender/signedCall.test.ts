import type { LenderDay } from '@/contract/entities/lender/lender';
import { rateUse } from '../../../server/database/tables/signInTables';
import { refuseTooMany, WRONG_SIGNATURES_PER_ADDRESS } from '../../../server/security/rateLimits';
import { getSignature } from '../../../server/modules/lender/intake/signature';
import { get } from '../../support/cases/cases';
import { getReference, toldOf } from '../../support/lender/bookingDesk';
import { CLARIFY_START } from '../../support/lender/clarifyRig';
import { getClarifications, getEvent, newReference, untilBooked } from '../../support/lender/lenderRig';
import { getBody, openSignedRig, secondsAt, type SignedRig } from '../../support/lender/signedRig';

let rig: SignedRig;
beforeAll(async () => {
  rig = await openSignedRig();
});
afterAll(() => rig.server.close());
afterEach(() => rig.afterTest());

test('MI-01 a signed call to /prod/lender/events is taken in and booked; each item has its answer, and the wrong one of them stops no other', async () => {
  const caseRow = await rig.fresh();
  const good = await rig.payment({ loanNo: caseRow.loanNo });
  const bad = { reference: newReference(), kind: 'payment', loanNo: caseRow.loanNo, amount: 40, paidWith: 'x' };
  const late = { ...(await rig.payment()), valueTime: '2026-03-12' };
  const { code: result, data } = await rig.post({ body: getBody(good, bad, late) });
  expect(result).toBe('00');
  expect(data.result).toEqual([
    { reference: good.reference, answer: 'taken', eventId: expect.any(String), faults: [] },
    {
      reference: bad.reference,
      answer: 'refused',
      eventId: null,
      faults: [
        { field: 'amount', wrong: 'must be text' },
        { field: 'paidWith', wrong: 'is unknown' },
      ],
    },
    {
      reference: late.reference,
      answer: 'refused',
      eventId: null,
      faults: [{ field: 'valueTime', wrong: expect.stringContaining('not in the future') }],
    },
  ]);
  await untilBooked(rig.server.database);
  expect(await rig.caseOf(caseRow)).toMatchObject({ amount: 6000 });
  const [day] = (await rig.days()).filter(({ handleType }: LenderDay) => handleType === 'call');
  expect(day).toMatchObject({ events: 1, refused: 2, sentAmount: 40, bookedAmount: 40, difference: 0 });
});

test('MI-01 a known reference is answered alike and booked once, also where a file brought it; other content contradicts', async () => {
  const caseRow = await rig.fresh();
  const event = await rig.payment({ loanNo: caseRow.loanNo });
  const body = getBody(event);
  const first = await rig.post({ body });
  expect(await rig.post({ body })).toEqual(first);
  expect(await rig.post({ body: getBody(event, event) })).toMatchObject({
    data: { result: [first.data.result[0], first.data.result[0]] },
  });
  const other = await rig.post({ body: getBody({ ...event, amount: '41.00' }) });
  expect(other.data.result).toMatchObject([{ answer: 'contradictory', eventId: null }]);
  await untilBooked(rig.server.database);
  expect(await rig.caseOf(caseRow)).toMatchObject({ amount: 6000 });

  const row = toldOf(caseRow, 'payment', { amount: '5.00' });
  await rig.book(row);
  const { reference, kind, loan_no: loanNo, amount, value_time: valueTime } = row;
  const again = await rig.post({ body: getBody({ reference, kind, loanNo, amount, valueTime }) });
  const told = await getEvent(rig.server.database, getReference(row));
  expect(again.data.result).toMatchObject([{ answer: 'taken', eventId: String(told.id) }]);
  expect(await rig.caseOf(caseRow)).toMatchObject({ amount: 5500 });
});

test('MI-01 a wrong signature and an unknown institution of /prod/lender/events have the same response, and nothing is imported', async () => {
  const before = await getClarifications(rig.server.database, rig.institutionId);
  const body = getBody(await rig.payment());
  const time = secondsAt();
  const right = getSignature(rig.key(), { time, body });
  const wrong = [
    await rig.post({ body, secret: 'another' }),
    await rig.post({ body, signature: '' }),
    await rig.post({ body, institution: 'NOBODY' }),
    await rig.post({ body, institution: 'NOBODY', time: '0000000001' }),
    await rig.post({ body: `${body} `, signature: right }),
    await rig.post({ body, time: String(Number(time) + 1), signature: right }),
  ];
  expect(new Set(wrong.map((each) => JSON.stringify(each)))).toEqual(
    new Set([JSON.stringify({ code: '76', message: 'The signature is wrong' })]),
  );
  expect((await rig.post({ body, signature: right.toUpperCase() })).code).toBe('00');
  await untilBooked(rig.server.database);
  expect(await getClarifications(rig.server.database, rig.institutionId)).toEqual(before);
});

test('MI-01 6.6.3 a flood of wrong signatures uses up no limit of the right ones behind the same address', async () => {
  const body = getBody(await rig.payment());
  const from = '127.0.0.1';
  for (let call = 0; call < WRONG_SIGNATURES_PER_ADDRESS; call += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one counter
    await refuseTooMany(rig.server.database, 'wrongSignature', from).catch(() => undefined);
  }
  expect((await rig.post({ body, secret: 'another' })).code).toBe('14');
  expect((await rig.post({ body })).code).toBe('00');
  await untilBooked(rig.server.database);
  await rig.server.database.delete(rateUse);
});

test('MI-01 an old time is refused with a separate response, even with a valid signature', async () => {
  const body = getBody(await rig.payment());
  expect(await rig.post({ body, time: secondsAt(-5.1) })).toMatchObject({ code: '77' });
  expect(await rig.post({ body, time: secondsAt(5.1) })).toMatchObject({ code: '77' });
  expect(await rig.post({ body, time: 'yesterday' })).toMatchObject({ code: '77' });
  expect(await rig.post({ body, time: secondsAt(-4.9) })).toMatchObject({ code: '00' });
});

test('MI-01 a call holds at most a thousand events and a mebibyte', async () => {
  expect((await rig.post({ body: getBody(...Array.from({ length: 1001 }, () => ({}))) })).code).toBe('10');
  expect((await rig.post({ body: getBody() })).code).toBe('10');
  expect((await rig.post({ body: getBody({ reason: 'x'.repeat(1024 * 1024) }) })).code).toBe('26');
  const { code: taken, data } = await rig.post({
    body: getBody(...Array.from({ length: 1000 }, () => ({ a: '\u0000' }))),
  });
  expect([taken, data.result.length]).toEqual(['00', 1000]);
});

test('MI-01 the key is an administrator’s to make, shown once in its file; a new one ends the old one, and it is written down', async () => {
  const { admin, auditor, foreign } = rig.people;
  const old = rig.key();
  const key = await rig.makeKey(admin);
  expect(key).toMatch(/^[\w-]{43}$/);
  const body = getBody(await rig.payment());
  expect((await rig.post({ body, secret: old })).code).toBe('76');
  expect((await rig.post({ body })).code).toBe('00');
  const shown = await get(rig.server, auditor, { path: '/prod/lender/key' });
  expect(shown.data).toEqual({
    createdTime: CLARIFY_START.toISOString(),
    actorName: expect.any(String),
    acceptsApiKeys: false,
  });
  expect(JSON.stringify(shown)).not.toContain(key);
  expect(JSON.parse(await rig.makeKey(auditor))).toMatchObject({ code: '21' });
  expect((await get(rig.server, foreign, { path: '/prod/lender/key' })).data).toEqual({
    createdTime: null,
    actorName: null,
    acceptsApiKeys: false,
  });
  const changes = await get<{ result: object[] }>(rig.server, admin, { path: '/prod/manage/config/changes' });
  expect(changes.data.result[0]).toMatchObject({ key: 'lenderKey', after: CLARIFY_START.toISOString() });
  expect(JSON.stringify(changes)).not.toContain(key);
});

test('MI-01 no institution’s role reads a key in the database', async () => {
  const asCaller = `begin; set local role saldo_caller; set local saldo.institution = '${rig.institutionId}'; select * from lender_key`;
  const client = await rig.server.database.$client.connect();
  await expect(client.query(asCaller)).rejects.toThrow('permission denied');
  await client.query('rollback');
  client.release();
});

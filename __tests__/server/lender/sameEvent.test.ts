import type { LenderBatchRow, LenderUploadPreview } from '@/contract/entities/lender/lenderUpload';
import { send } from '../../support/cases/cases';
import { getReference, toldOf } from '../../support/lender/bookingDesk';
import { type EventRow, lenderCsv, newReference, tell } from '../../support/lender/lenderRig';
import { toCalendarDay } from '../../../server/values/toCalendarDay';
import { CLARIFY_START, newKey } from '../../support/lender/clarifyRig';
import { getBody, openSignedRig, type SignedRig } from '../../support/lender/signedRig';

let rig: SignedRig;
beforeAll(async () => {
  rig = await openSignedRig();
});
afterAll(() => rig.server.close());
afterEach(() => rig.afterTest());

const getFile = (rows: readonly EventRow[]) => ({
  fileName: 'again.csv',
  content: Buffer.from(lenderCsv(rows)).toString('base64'),
});
const preview = async (...rows: EventRow[]) =>
  (
    await send<LenderUploadPreview>(rig.server, rig.people.admin, {
      path: '/prod/lender/upload/preview',
      body: getFile(rows),
    })
  ).data;
const upload = async (...rows: EventRow[]) =>
  (
    await send<LenderBatchRow>(rig.server, rig.people.admin, {
      path: '/prod/lender/upload',
      body: getFile(rows),
      key: newKey(),
    })
  ).data;
const counts = ({ fresh, known, contradictory }: LenderUploadPreview | LenderBatchRow) => [fresh, known, contradictory];

test('MI-01 the same event in another spelling is known, by file and by signed call; another value contradicts', async () => {
  const caseRow = await rig.fresh();
  const row: EventRow = {
    ...toldOf(caseRow, 'payment', { amount: '50.00', reason: 'Pago  en  OXXO' }),
    value_time: '2026-03-10 10:00',
  };
  await rig.book(row);
  const spelled: EventRow[] = [
    { ...row, amount: '50' },
    { ...row, value_time: '2026-03-10T16:00:00Z' },
    { ...row, currency: 'MXN', paid_by: 'borrower' },
    { ...row, reason: 'Ｐａｇｏ en OXXO' },
  ];
  for (const each of spelled) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([counts(await preview(each)), counts(await upload(each))]).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
  }
  const { reference, kind, loan_no: loanNo, reason } = row;
  const signed = { reference, kind, loanNo, amount: '50', valueTime: '2026-03-10T10:00-06:00', reason };
  const answered = await rig.post({ body: getBody(signed) });
  expect(answered.data.result).toMatchObject([{ answer: 'taken' }]);
  for (const other of [
    { amount: '50.01' },
    { value_time: '2026-03-10 10:01' },
    { reason: 'otro' },
    { paid_by: 'automatic' },
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(counts(await preview({ ...row, ...other }))).toEqual([0, 0, 1]);
  }
});

test('MI-01 a day alone is the same event at another moment of its receipt', async () => {
  const caseRow = await rig.fresh();
  const today = toCalendarDay(CLARIFY_START, 'America/Mexico_City');
  const row = { ...toldOf(caseRow, 'payment', { amount: '20' }), value_time: today };
  const earlier = new Date(CLARIFY_START.getTime() - 60_000);
  expect(toCalendarDay(earlier, 'America/Mexico_City')).toBe(today);
  await tell(rig.server.database, { institutionId: rig.institutionId, now: earlier, rows: [row] });
  expect(counts(await preview({ ...row, amount: '20.00' }))).toEqual([0, 1, 0]);
});

test('MI-01 the preview counts what is new, known and contradictory, also within the file', async () => {
  const caseRow = await rig.fresh();
  const booked = toldOf(caseRow, 'payment', { amount: '10' });
  await rig.book(booked);
  const fresh = toldOf(caseRow, 'payment', { amount: '5' });
  const rows = [{ ...booked, amount: '10.00' }, fresh, { ...fresh, amount: '5.0' }, { ...fresh, amount: '6' }];
  expect(counts(await preview(...rows))).toEqual([1, 2, 1]);
  expect(counts(await upload(...rows))).toEqual([1, 2, 1]);
  expect(getReference(fresh)).not.toBe(getReference(booked));
});

test('MI-01 due days and value times more than ten years away are refused, by file and by signed call', async () => {
  const caseRow = await rig.fresh();
  const base = { loan_no: caseRow.loanNo, value_time: '2026-03-10' };
  const due = (day: string): EventRow => ({ ...base, reference: newReference(), kind: 'newDueDate', new_due_day: day });
  const { errors } = await preview(due('2036-03-12'), due('1926-04-01'), {
    ...toldOf(caseRow, 'payment', { amount: '5' }),
    value_time: '2016-03-08',
  });
  expect(errors.map(({ column, fault }) => [column, fault])).toEqual([
    ['new_due_day', 'farDay'],
    ['new_due_day', 'farDay'],
    ['value_time', 'farDay'],
  ]);
  expect(await preview(due('2036-03-09'))).toMatchObject({ errorCount: 0 });
  const signed = {
    reference: newReference(),
    kind: 'newDueDate',
    loanNo: caseRow.loanNo,
    valueTime: '2026-03-10',
    newDueDay: '2126-01-01',
  };
  expect((await rig.post({ body: getBody(signed) })).data.result).toMatchObject([
    { answer: 'refused', faults: [{ field: 'newDueDay', wrong: expect.stringContaining('10 years') }] },
  ]);
});

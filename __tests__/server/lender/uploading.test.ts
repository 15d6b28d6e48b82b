import type { LenderBatchRow, LenderUploadPreview } from '@/contract/entities/lender/lenderUpload';
import { send } from '../../support/cases/cases';
import { getReference, toldOf } from '../../support/lender/bookingDesk';
import { type ClarifyRig, newKey, openClarifyRig } from '../../support/lender/clarifyRig';
import { type EventRow, getEvent, lenderCsv, newReference, untilBooked } from '../../support/lender/lenderRig';
import type { SignedIn } from '../../support/server/people';

let rig: ClarifyRig;
beforeAll(async () => {
  rig = await openClarifyRig();
});
afterAll(() => rig.server.close());
afterEach(() => rig.afterTest());

const getFile = (text: string) => ({ fileName: 'march.csv', content: Buffer.from(text).toString('base64') });
const preview = async (text: string, who: SignedIn = rig.people.admin) =>
  send<LenderUploadPreview>(rig.server, who, { path: '/prod/lender/upload/preview', body: getFile(text) });
const upload = (text: string, { key = newKey(), who = rig.people.admin } = {}) =>
  send<LenderBatchRow>(rig.server, who, { path: '/prod/lender/upload', body: getFile(text), key });
const batches = async () => (await rig.read<{ result: LenderBatchRow[] }>(rig.people.auditor, 'batches')).data.result;
const events = async () => (await rig.read<{ totalCount: number }>(rig.people.admin, 'listing')).data.totalCount;

test('MI-01 a file on the screen is previewed, then imported as by the command and booked, with its progress', async () => {
  const [one, two] = [await rig.fresh(), await rig.fresh()];
  const rows = [
    toldOf(one, 'payment', { amount: '40.00' }),
    toldOf(two, 'payment', { amount: '60.00' }),
    toldOf(two, 'closure'),
  ];
  const csv = lenderCsv(rows);
  expect((await preview(csv)).data).toEqual({
    rows: 3,
    fresh: 3,
    known: 0,
    contradictory: 0,
    errorCount: 0,
    errors: [],
    isStopped: false,
    problem: null,
    kinds: [
      { kind: 'payment', count: 2, amount: 100 },
      { kind: 'closure', count: 1, amount: 0 },
    ],
  });
  expect(await events()).toBe(0);
  const key = newKey();
  const taken = await upload(csv, { key });
  expect(taken).toMatchObject({
    code: '00',
    data: { fileName: 'march.csv', handleType: 'screen', rows: 3, fresh: 3, known: 0 },
  });
  expect(await upload(csv, { key })).toEqual(taken);
  await untilBooked(rig.server.database);
  expect(await rig.caseOf(one)).toMatchObject({ amount: 6000 });
  expect(await rig.caseOf(two)).toMatchObject({ status: 'C30' });
  expect(await batches()).toMatchObject([{ id: taken.data.id, done: 3, finishedTime: expect.any(String) }]);

  // Neither a second upload of the file nor the command adds rows.
  expect((await upload(csv)).data).toMatchObject({
    fresh: 0,
    known: 3,
    contradictory: 0,
    finishedTime: expect.any(String),
  });
  await rig.book(...rows);
  expect((await batches())[0]).toMatchObject({ handleType: 'file', fresh: 0, known: 3 });
  expect(await rig.caseOf(one)).toMatchObject({ amount: 6000 });
});

test('MI-01 all errors of a file are reported by row and column, and nothing of it is imported', async () => {
  const before = await events();
  const caseRow = await rig.fresh();
  const good = toldOf(caseRow, 'payment', { amount: '40.00' });
  const wrong: EventRow[] = [
    toldOf(caseRow, 'payment', { amount: '-5' }),
    { reference: newReference(), kind: 'payment', loan_no: caseRow.loanNo, amount: '5', value_time: '2026-03-12' },
    { ...toldOf(caseRow, 'payment'), kind: 'gift' },
    toldOf(caseRow, 'payment'),
  ];
  const csv = `${lenderCsv([good, ...wrong])}\nx,y`;
  const { data } = await preview(csv);
  expect(data).toMatchObject({ rows: 6, errorCount: 5, problem: null });
  expect(data.errors).toEqual([
    { row: 3, column: 'amount', fault: 'outOfRange', value: '-5' },
    { row: 4, column: 'value_time', fault: 'form', value: '2026-03-12' },
    { row: 5, column: 'kind', fault: 'form', value: 'gift' },
    { row: 6, column: 'amount', fault: 'empty', value: null },
    { row: 7, column: 'row', fault: 'width', value: null },
  ]);
  expect((await upload(csv)).code).toBe('10');
  expect(await events()).toBe(before);
  await expect(getEvent(rig.server.database, getReference(good))).rejects.toThrow('there is no event');
});

test('MI-01 what is no such file says so; only administrators send any', async () => {
  expect((await preview('a;b\n1;2')).data.problem).toContain('Unknown column "a", "b"');
  expect((await preview('reference,kind,loan_no,value_time\n')).data.problem).toContain('nothing below it');
  const refused = await upload('a;b\n1;2');
  expect(refused).toMatchObject({ code: '10', message: expect.stringContaining('Unknown column "a", "b"') });
  for (const who of [rig.people.leader, rig.people.auditor]) {
    expect((await preview('x', who)).code).toBe('21');
    expect((await upload('x', { who })).code).toBe('21');
  }
  expect((await rig.read(rig.people.foreign, 'batches')).data).toEqual({ result: [], totalCount: 0 });
});

test('MI-01 a row with a wrong amount and a wrong time has both named', async () => {
  const caseRow = await rig.fresh();
  const row = toldOf(caseRow, 'payment', { amount: '-5', value_time: '2027-01-01' });
  expect((await preview(lenderCsv([row]))).data.errors).toEqual([
    { row: 2, column: 'amount', fault: 'outOfRange', value: '-5' },
    { row: 2, column: 'value_time', fault: 'form', value: '2027-01-01' },
  ]);
});

test('MI-01 a file with semicolons and decimal commas is taken in as what it says', async () => {
  const caseRow = await rig.fresh();
  const row = toldOf(caseRow, 'payment', { amount: '40,5' });
  const csv = lenderCsv([{ ...row, amount: 'AMOUNT' }])
    .replaceAll(',', ';')
    .replace('AMOUNT', '40,50');
  expect((await upload(csv)).data).toMatchObject({ fresh: 1 });
  expect(await getEvent(rig.server.database, getReference(row))).toMatchObject({ amount: 4050 });
});

test('MI-01 a long file goes through the screen as well', async () => {
  const caseRow = await rig.fresh({ due_amount: '90000', contract_amount: '90000' });
  const rows = Array.from({ length: 5000 }, () => toldOf(caseRow, 'payment', { amount: '1.00' }));
  expect((await upload(lenderCsv(rows))).data).toMatchObject({ fresh: 5000 });
  await untilBooked(rig.server.database);
  expect(await rig.caseOf(caseRow)).toMatchObject({ amount: 8_500_000 });
});

import { setTimeout as wait } from 'node:timers/promises';
import { LENDER_FILE_MAX_BYTES } from '@/contract/entities/lender/lenderUpload';
import { SPREADSHEET_MAX_BYTES } from '@/contract/ourLimits';
import { importText } from '../../support/cases/cases';
import { type ClarifyRig, newKey, openClarifyRig } from '../../support/lender/clarifyRig';

/** The most processor time of the server, client and test between two answers; without turns it was minutes. */
const LONGEST_MS = 3000;
const POLL_MS = 10;

let rig: ClarifyRig;
let base: string;
beforeAll(async () => {
  rig = await openClarifyRig();
  base = await rig.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => rig.server.close());
afterEach(() => rig.afterTest());

const fill = (head: string, part: string, bytes: number): Buffer => {
  const text = head + part.repeat(Math.floor((bytes - head.length) / part.length));
  return Buffer.from(text);
};
const HEAD = 'reference,kind,loan_no,amount,value_time\n';
const CASE_HEAD = 'borrower_no,borrower_name,loan_no,penalty_date,contract_amount,due_amount\n';

const SHAPES: readonly (readonly [name: string, beginning: string, part: string])[] = [
  ['rows of nothing', '', ',\n'],
  ['one row without end', '', 'x'],
  ['a quotation mark without end', '"', 'x\n'],
];

const processorMs = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** Runs `work` while /healthz is requested again and again; returns its result and the most processor time between two answers. */
const whileAsked = async <T>(work: () => Promise<T>): Promise<{ result: T; longest: number }> => {
  let longest = 0;
  const over = new AbortController();
  const ask = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const since = process.cpuUsage();
      expect((await fetch(`${base}/healthz`)).status).toBe(200);
      await wait(POLL_MS);
      longest = Math.max(longest, processorMs(since));
    }
  };
  const asking = ask();
  const result = await work().finally(() => over.abort());
  await asking;
  return { result, longest };
};

/** The body is made before: the client is not what is measured. */
const getBody = (fileName: string, content: Buffer): Buffer<ArrayBuffer> =>
  Buffer.from(JSON.stringify({ fileName, content: content.toString('base64') }));

const post = async (path: string, body: Buffer<ArrayBuffer>): Promise<{ code: string; data?: unknown }> => {
  const answer = await fetch(`${base}/prod/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': newKey(), ...rig.people.admin.headers },
    body,
  });
  return (await answer.json()) as { code: string; data?: unknown };
};

test.each(SHAPES)(
  'MI-01 RS-05 others are served while 12 MB of %s are looked at, and the file is refused',
  async (_, beginning, part) => {
    const file = getBody('worst.csv', fill(HEAD + beginning, part, LENDER_FILE_MAX_BYTES));
    const { result, longest } = await whileAsked(() => post('lender/upload/preview', file));
    expect(result).toMatchObject({ code: '00', data: { rows: 0, problem: expect.any(String) } });
    expect(longest).toBeLessThan(LONGEST_MS);
  },
  120_000,
);

test('MI-01 others are served while 12 MB of one row without end are taken in, and the file is refused', async () => {
  const file = getBody('worst.csv', fill(HEAD, 'x', LENDER_FILE_MAX_BYTES));
  const { result, longest } = await whileAsked(() => post('lender/upload', file));
  expect(result.code).toBe('10');
  expect(longest).toBeLessThan(LONGEST_MS);
});

test.each(SHAPES)(
  'RS-05 others are served while 1 MB of %s is imported as cases, and nothing is',
  async (_, beginning, part) => {
    const { institutionId } = rig;
    const { database } = rig.server;
    const text = fill(CASE_HEAD + beginning, part, LENDER_FILE_MAX_BYTES / 12);
    const { result, longest } = await whileAsked(() =>
      importText(database, { institutionId, text, now: new Date() }).catch((error: unknown) => error),
    );
    expect(result).toBeInstanceOf(Error);
    expect(longest).toBeLessThan(LONGEST_MS);
  },
  120_000,
);

test.each([
  ['manage/user/bulk/preview', 'users.xlsx'],
  ['workSchedule/upload', 'days.xlsx'],
])('US-02 SS-01 others are served while %s reads the largest file', async (path, name) => {
  const content = fill('', ',\n', SPREADSHEET_MAX_BYTES);
  const file = getBody(name, content);
  const { result, longest } = await whileAsked(() => post(path, file));
  expect(result.code).toBe('40');
  expect(longest).toBeLessThan(LONGEST_MS);
});

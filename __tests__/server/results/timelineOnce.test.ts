import { eq } from 'drizzle-orm';
import { toLogChannel } from '@/contract/codes/contactCodes';
import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { collectionLog, loan } from '../../../server/database/tables/caseTables';
import { sms } from '../../../server/database/tables/messageTables';
import { type Cells, get, makeCase, type StoredTask } from '../../support/cases/cases';
import { newReference, tell } from '../../support/lender/lenderRig';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');
const PHONE = '+52 55 9876 5432';

let server: TestServer;
let institutionId: number;
let agent: SignedIn;

const minute = (number: number): Date => new Date(now.getTime() - 86_400_000 + number * 60_000);
const fresh = (): Promise<StoredTask> =>
  makeCase(server.database, { institutionId, agentId: agent.userId, now: minute(0) });

beforeAll(async () => {
  server = await startApp({ now: () => now });
  institutionId = await makeInstitution(server.database);
  agent = await signInAs(server.database, await makeUser(server.database, { institutionId }), { now });
});
afterAll(() => server.close());

interface Page {
  readonly result: TimelineEntry[];
  readonly totalCount: number;
}

const timeline = async (input: Cells, of: StoredTask): Promise<Page> =>
  (await get<Page>(server, agent, { path: `/prod/task/timeline/${of.id}`, input })).data;
const getKinds = ({ result }: Page): string[] => result.filter(({ text }) => text === 'Hola').map(({ kind }) => kind);

test('CD-02 CD-05 a message appears once, as a message, also where only the log is shown', async () => {
  const own = await fresh();
  const base = { institutionId, taskId: own.id, agentId: agent.userId };
  const who = { contactName: 'María', phone: PHONE };
  await server.database.insert(sms).values({ ...base, ...who, content: 'Hola', state: 'sent', createdAt: minute(3) });
  const logged = { creatorName: 'Luz', callResult: 'MSS', channel: '01' as const, remarks: 'Hola' };
  await server.database.insert(collectionLog).values({ ...base, ...logged, createdAt: minute(4) });
  expect(getKinds(await timeline({}, own))).toEqual(['sms']);
  expect((await timeline({ kinds: 'sms,log' }, own)).totalCount).toBe(1);
  expect(getKinds(await timeline({ kinds: 'log' }, own))).toEqual(['log']);
  expect(toLogChannel('01', 'MSS')).toBe('SMS');
  expect(toLogChannel('01', 'PTP')).toBe('01');
});

test('MI-02 money that waits shows with its reason, and again when it is booked', async () => {
  const own = await fresh();
  const row = { loan_no: own.loanNo, value_time: '2026-03-10' };
  const [one, two] = [newReference(), newReference()];
  const rows = [
    { ...row, reference: one, kind: 'payment', amount: '60' },
    { ...row, reference: two, kind: 'payment', amount: '60' },
  ];
  const { database } = server;
  const due = Number((await database.select().from(loan).where(eq(loan.id, own.loanId)))[0]?.due) / 100;
  rows[0] = { ...row, reference: one, kind: 'payment', amount: String(due - 40) };
  await tell(database, { institutionId, now, rows });
  expect((await timeline({ kinds: 'waiting' }, own)).result).toMatchObject([
    { kind: 'waiting', code: 'overpaid', detail: 'open', amount: 20, currency: 'MXN' },
  ]);
  await tell(database, {
    institutionId,
    now: new Date(now.getTime() + 1000),
    rows: [{ ...row, reference: newReference(), kind: 'reversal', of_reference: one }],
  });
  expect((await timeline({ kinds: 'waiting' }, own)).result).toMatchObject([
    { code: 'overpaid', detail: 'gone', amount: 20, actor: null },
    { code: 'overpaid', detail: 'open', amount: 20 },
  ]);
});

import { setTimeout as wait } from 'node:timers/promises';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { get, send } from '../../support/cases/cases';
import { makeWorkedCase, noPromise } from '../../support/cases/workedCase';
import type { SignedIn } from '../../support/server/people';
import { call } from '../../support/server/signingIn';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let institutionId: number;
let agent: SignedIn;
let taskId: string;

beforeAll(async () => {
  server = await startApp();
  ({ agent, institutionId, taskId } = await makeWorkedCase(server.database));
});
afterAll(() => server.close());

const OTHERS = "datname = current_database() and application_name = 'saldo' and pid <> pg_backend_pid()";

/** Ends connections, as an administrator of the database, a restart or the system does when memory is short. */
const endBackends = async (of = OTHERS): Promise<void> => {
  await server.database.$client
    .query(`select pg_terminate_backend(pid) from pg_stat_activity where ${of}`)
    .catch(() => {});
};

let key = 0;
const record = () =>
  send(server, agent, {
    path: '/prod/task/record',
    body: noPromise(taskId),
    key: `lost-connection-${(key += 1)}-record`,
  });

const CALLS = {
  question: () => get(server, agent, { path: '/prod/task/listing' }),
  oneCase: () => get(server, agent, { path: `/prod/task/userContacts/${taskId}` }),
  change: record,
  captcha: () => call(server, { method: 'POST', url: '/prod/login/generateValidateCode', payload: {} }),
  session: () => get(server, agent, { path: '/prod/login/currentUser' }),
};

test.each(Object.entries(CALLS))(
  'GE-06 %s: connections that break under way end no server, and are no fault of ours (99)',
  async (_, ask) => {
    const codes = new Set<string>();
    const end = performance.now() + 1500;
    // On a busy machine, no call may succeed at first.
    const isOver = (): boolean => performance.now() >= end && codes.has('00');
    const caller = async (): Promise<void> => {
      while (!isOver()) codes.add((await ask()).code);
    };
    const breaker = async (): Promise<void> => {
      while (!isOver()) {
        await wait(50);
        await endBackends();
      }
    };
    await Promise.all([breaker(), caller(), caller(), caller(), caller()]);
    expect([...codes]).not.toContain('99');
    // A connection that was broken last may still have to be noticed by who takes it.
    let after = await ask();
    while (after.code === '90') after = await ask();
    expect(after).toMatchObject({ code: '00' });
  },
);

test('GE-06 a connection that dies idle in its transaction is an error of that transaction alone', async () => {
  const broken = inTenantTransaction(server.database, { institutionId }, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
    await endBackends(`pid = ${rows[0]?.pid}`);
    await wait(200);
    await tx.execute('select 1');
  });
  await expect(broken).rejects.toMatchObject({ name: 'DatabaseUnavailable', outcome: 'nothingDone' });
  expect(await CALLS.question()).toMatchObject({ code: '00' });
});

import { once } from 'node:events';
import { FairQueue } from '../../../server/kernel/fairQueue';
import { QueueFull } from '../../../server/kernel/createWorkQueue';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, makeSignInUser, type Reply } from '../../support/server/signingIn';
import { recordedRows } from '../../support/trail/recordedRows';

let server: TestServer;
let half: SignedIn;

beforeAll(async () => {
  server = await startApp();
  const institutionId = await makeInstitution(server.database);
  half = await signInAs(server.database, await makeUser(server.database, { institutionId }), { half: true });
  await makeSignInUser(server.database, { username: 'agent' });
});
afterAll(() => server.close());

const tell = (): Promise<Reply> =>
  call(server, {
    method: 'POST',
    url: '/prod/trail/add',
    headers: half.headers,
    payload: { rows: recordedRows([{ type: 'CAPTCHA_OK' }]) },
  });

test('LG-01 events that the app reports automatically do not delay a sign-in, even where they cannot be written', async () => {
  expect(await tell()).toMatchObject({ code: '00' });
  const holder = await server.database.$client.connect();
  try {
    await holder.query('begin; select 1 from rate_use for update');
    const flood = Array.from({ length: 50 }, tell);
    const began = performance.now();
    expect(await attempt(server)).toMatchObject({ code: '00' });
    expect(performance.now() - began).toBeLessThan(3000);
    await holder.query('rollback');
    expect((await Promise.all(flood)).map(({ code }) => code)).not.toContain('99');
  } finally {
    holder.release();
  }
});

test('AP-07 the look-up of the address uses no connection to the database, and waits for nobody', async () => {
  const pool = server.database.$client;
  const held = await Promise.all(Array.from({ length: 9 }, () => pool.connect()));
  const flood = Array.from({ length: 1000 }, () => server.app.inject('/prod/public-ip'));
  const replies = await Promise.all(flood);
  for (const client of held) client.release();
  expect(new Set(replies.map(({ body }) => body))).toEqual(new Set(['{"ip":"127.0.0.1"}']));
});

const turns = async (limits: ConstructorParameters<typeof FairQueue>[0], of: string) => {
  const queue = new FairQueue(limits);
  const order: string[] = [];
  const all = of.split('').map((name) =>
    queue.run(name, async () => {
      order.push(name);
      await new Promise(setImmediate);
    }),
  );
  const ends = await Promise.allSettled(all);
  const full = ends.filter((end) => end.status === 'rejected' && end.reason instanceof QueueFull).length;
  return { order: order.join(''), full };
};

describe('a fair queue', () => {
  // Patience beyond any stall of the machine.
  const roomy = { running: 1, waiting: 100, patienceMs: 60_000 };

  test('LG-01 who asks for much waits behind himself', async () => {
    expect(await turns(roomy, 'aaaaabc')).toEqual({ order: 'aabcaaa', full: 0 });
  });

  test('LG-01 nobody may take all the places, and more than all wait for nobody', async () => {
    expect(await turns({ ...roomy, waitingOfOne: 2 }, 'aaaaab')).toEqual({ order: 'aaba', full: 2 });
    expect(await turns({ ...roomy, waiting: 3 }, 'aaabbc')).toEqual({ order: 'aaba', full: 2 });
  });

  test('GE-06 a caller that waits too long is refused, and the next one is not delayed', async () => {
    const queue = new FairQueue({ ...roomy, patienceMs: 20 });
    const over = new AbortController();
    const long = queue.run('a', () => once(over.signal, 'abort'));
    await expect(queue.run('b', async () => 1)).rejects.toThrow(QueueFull);
    over.abort();
    await long;
    expect(await queue.run('b', async () => 2)).toBe(2);
  });
});

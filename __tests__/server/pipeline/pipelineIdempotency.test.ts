import { IDEMPOTENCY_KEY_HEADER } from '@/contract/headers';
import { PERMISSIONS_OF_ROLE } from '@/contract/permissions';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import type { Caller } from '../../../server/kernel/caller';
import { withIdempotency, type IdempotentWrite } from '../../../server/pipeline/withIdempotency';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let institutionId: number;
let agent: SignedIn;

beforeAll(async () => {
  server = await startApp();
  institutionId = await makeInstitution(server.database);
  agent = await signInAs(server.database, await makeUser(server.database, { institutionId }));
});
afterAll(() => server.close());

const nothing = async (): Promise<null> => null;

/** Something to wait for. */
const door = () => {
  const emitter = new EventTarget();
  const opened = new Promise<void>((resolve) => emitter.addEventListener('open', () => resolve()));
  return { open: () => void emitter.dispatchEvent(new Event('open')), opened };
};

const caller = (): Caller => ({
  userId: agent.userId,
  institutionId,
  groupId: null,
  role: 'member',
  name: '',
  username: '',
  sendSms: true,
  longAging: false,
  res: false,
  permissions: PERMISSIONS_OF_ROLE.member,
  mustChangePassword: false,
  sessionId: agent.sessionId,
  sessionState: 'full',
  isMoving: false,
  secondFactorFirst: false,
  confirmsAtCompany: false,
  factorPending: false,
  confirmedAt: null,
  currency: 'MXN',
  currencyDigits: 2,
  timeZone: 'America/Mexico_City',
});

const wish = (key: string, input: unknown = { a: 1 }): IdempotentWrite => ({
  key,
  call: 'POST /test',
  caller: caller(),
  input,
  now: new Date(),
  isLast: true,
});
const carryOutOnce = (intent: IdempotentWrite, work: () => Promise<unknown>) =>
  inTenantTransaction(server.database, { institutionId }, (tx) => withIdempotency(tx, intent, work));

test('CD-13 an intent is carried out once; the same key gives the same reply again', async () => {
  let times = 0;
  const work = async () => ({ logId: String((times += 1)) });
  expect(await carryOutOnce(wish('intent-number-one'), work)).toEqual({ logId: '1' });
  expect(await carryOutOnce(wish('intent-number-one'), work)).toEqual({ logId: '1' });
  expect(times).toBe(1);
});

test('CD-13 a key with other content is refused, and so is one that is no key', async () => {
  await carryOutOnce(wish('intent-number-two'), nothing);
  await expect(carryOutOnce(wish('intent-number-two', { a: 2 }), nothing)).rejects.toMatchObject({
    result: 'keyReused',
  });
  await expect(carryOutOnce(wish('short'), nothing)).rejects.toMatchObject({ result: 'invalidInput' });
});

test('CD-13 an intent that failed may be tried again', async () => {
  await expect(carryOutOnce(wish('intent-number-three'), () => Promise.reject(new Error('planted')))).rejects.toThrow(
    'planted',
  );
  expect(await carryOutOnce(wish('intent-number-three'), async () => 'done')).toBe('done');
});

test('CD-13 of two at once the second learns that the first is running', async () => {
  const held = door();
  const running = door();
  const first = carryOutOnce(wish('intent-number-four'), async () => {
    running.open();
    await held.opened;
    return 'first';
  });
  await running.opened;
  await expect(carryOutOnce(wish('intent-number-four'), async () => 'second')).rejects.toMatchObject({
    result: 'stillRunning',
  });
  held.open();
  expect(await first).toBe('first');
});

test('CD-13 a key that is sent with a call comes through the whole pipeline', async () => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/task/record/999999',
    headers: { ...agent.headers, [IDEMPOTENCY_KEY_HEADER]: 'no' },
    payload: { callStatus: 'NOA', callResult: 'RETRY', type: '01' },
  });
  expect(JSON.parse(reply.body)).toEqual({ code: '10', message: expect.stringContaining(IDEMPOTENCY_KEY_HEADER) });
});

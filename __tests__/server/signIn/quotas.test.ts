import type { Quota, QuotaIncrease } from '@/contract/entities/management/systemConfig';
import { attemptCount, rateUse } from '../../../server/database/tables/signInTables';
import { closeFaceThread } from '../../../server/security/face/faceThread';
import { get, send } from '../../support/cases/cases';
import { face, picture } from '../../support/faces/facePictures';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser } from '../../support/server/signingIn';
import { asOwner } from '../../support/server/database';

let server: TestServer;
let admin: SignedIn;
let institutionId: number;
let userId: string;
const passing = face.toString('base64');

beforeAll(async () => {
  server = await startApp();
});
afterAll(async () => {
  await server.close();
  await closeFaceThread();
});

let number = 0;
beforeEach(async () => {
  await server.database.delete(attemptCount);
  await server.database.delete(rateUse);
  institutionId = await makeInstitution(server.database);
  admin = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }));
  number += 1;
  userId = String(
    (await makeSignInUser(server.database, { username: `face${number}`, institutionId, faceCheck: 'camera' })).id,
  );
});

interface Quotas {
  readonly quotas: Quota[];
  readonly increases: QuotaIncrease[];
}

const show = async (who = admin) => (await get<Quotas>(server, who, { path: '/prod/manage/config/quota' })).data;
const left = async () => (await show()).quotas.find(({ kind }) => kind === 'face')?.remaining;
const increase = (count: number, who = admin, key = `key-of-an-increase-${Math.random()}`) =>
  send(server, who, { path: '/prod/manage/config/quota/increase', body: { kind: 'face', count }, key });
const signInFace = () => attempt(server, { username: `face${number}` });
const check = async (base64Img: string, headers?: Record<string, string>) =>
  call(server, {
    method: 'POST',
    url: '/prod/login/getSilenceLiveNessResult',
    headers: headers ?? getHeaders(await signInFace()),
    payload: { userId, base64Img },
  });

test('SY-01 a check takes one from the quota, passed or failed; at none it is refused with its message', async () => {
  expect(await left()).toBeNull();
  await increase(2);
  expect(await left()).toBe(2);
  const blank = (await picture.blank()).toString('base64');
  expect(await check(blank)).toMatchObject({ code: '00', data: false });
  expect(await left()).toBe(1);
  const waiting = getHeaders(await signInFace());
  expect(await check(passing)).toMatchObject({ code: '00', data: true });
  expect(await left()).toBe(0);
  // A user whose sign-in has begun is refused at the check, all others before the camera opens.
  expect(await check(passing, waiting)).toMatchObject({
    code: '57',
    message: 'Your institution has no checks left. Ask your administrator to add some',
  });
  expect((await signInFace()).code).toBe('57');
  expect(await left()).toBe(0);
  await increase(1);
  expect(await check(passing)).toMatchObject({ code: '00', data: true });
  const { quotas } = await show();
  expect(quotas.find(({ kind }) => kind === 'face')).toMatchObject({ remaining: 0, usedToday: 3, used30Days: 3 });
});

test('SY-01 what is no picture is a failed try, and takes no check from the quota', async () => {
  await increase(1);
  const headers = getHeaders(await signInFace());
  expect(await check('AAAA', headers)).toMatchObject({ code: '00', data: false });
  expect(await check('{}', headers)).toMatchObject({ code: '00', data: false });
  expect(await left()).toBe(1);
  expect(await check('AAAA', headers)).toMatchObject({ code: '19' });
  expect(await left()).toBe(1);
});

test('SY-01 a quota without a limit stays without one until somebody grants some', async () => {
  expect(await check(passing)).toMatchObject({ code: '00', data: true });
  expect(await left()).toBeNull();
});

test('SY-01 of many checks at once no more are made than there are', async () => {
  await increase(2);
  const users = await Promise.all(
    [1, 2, 3, 4, 5].map(async (each) => {
      const username = `crowd${number}-${each}`;
      const { id } = await makeSignInUser(server.database, { username, institutionId, faceCheck: 'camera' });
      return { id, headers: getHeaders(await attempt(server, { username })) };
    }),
  );
  const codes = await Promise.all(
    users.map(async ({ id, headers }) => {
      const payload = { userId: String(id), base64Img: passing };
      return (await call(server, { method: 'POST', url: '/prod/login/getSilenceLiveNessResult', headers, payload }))
        .code;
    }),
  );
  expect(codes.toSorted()).toEqual(['00', '00', '57', '57', '57']);
  expect(await left()).toBe(0);
});

test('SY-01 an administrator comes in without a check being left: somebody has to add some', async () => {
  const username = `boss${number}`;
  const { id } = await makeSignInUser(server.database, { username, institutionId, faceCheck: 'camera', role: 'admin' });
  await increase(1);
  await check(passing);
  expect(await left()).toBe(0);
  const headers = getHeaders(await attempt(server, { username }));
  const payload = { userId: String(id), base64Img: passing };
  const reply = await call(server, { method: 'POST', url: '/prod/login/getSilenceLiveNessResult', headers, payload });
  expect([reply.code, reply.data, await left()]).toEqual(['00', true, 0]);
});

test('SY-01 §5 an increase is 1 to 100, counted once for any number of requests, and is in the history', async () => {
  for (const wrong of [0, 101, -1, 1.5]) expect((await increase(wrong)).code).toBe('10');
  const key = 'the-very-same-intent-key';
  expect((await increase(100, admin, key)).code).toBe('00');
  expect((await increase(100, admin, key)).code).toBe('00');
  await increase(5);
  const { increases } = await show();
  expect(increases).toMatchObject([
    { kind: 'face', count: 5, remaining: 105 },
    { kind: 'face', count: 100, remaining: 100 },
  ]);
  await expect(asOwner(server, 'delete from quota_increase')).rejects.toThrow('append-only');
});

test('RO-01 an auditor sees the quotas and adds nothing; another institution has its own', async () => {
  await increase(7);
  const auditor = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'auditor' }));
  expect((await increase(1, auditor)).code).toBe('21');
  expect((await show(auditor)).quotas).toMatchObject([{ kind: 'liveness', remaining: null }, { remaining: 7 }]);
  const elsewhere = await makeInstitution(server.database);
  const foreign = await signInAs(
    server.database,
    await makeUser(server.database, { institutionId: elsewhere, role: 'admin' }),
  );
  expect((await show(foreign)).quotas.map(({ remaining }) => remaining)).toEqual([null, null]);
  expect((await show(foreign)).increases).toEqual([]);
});

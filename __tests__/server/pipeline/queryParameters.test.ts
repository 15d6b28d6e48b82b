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

const read = (url: string, who = agent) => server.app.inject({ url, headers: who.headers });
const getCode = async (url: string): Promise<string> => (JSON.parse((await read(url)).body) as { code: string }).code;

test('AP-03 a query parameter that a call does not know is ignored; one that it knows is checked as before', async () => {
  // §7: every table is requested with page, size and userId, whether it uses them or not.
  expect(await getCode(`/prod/task/listing?page=1&size=15&userId=${agent.userId}&_t=1`)).toBe('00');
  expect(await getCode('/prod/task/listing?page=abc&_t=1')).toBe('10');
  expect(await getCode('/prod/task/listing?__proto__=1&constructor=2&toString=3')).toBe('00');
});

test('AP-03 ST-01 the file of the statistics is requested as in §7, page and size with output=1', async () => {
  const { headers } = await read('/api/repay/statistics/?page=1&size=25&date=today&output=1');
  expect(headers['content-type']).toContain('text/csv');
});

test('AP-03 SE-03 a sign-out with query parameters (§7) signs out', async () => {
  const leaving = await signInAs(server.database, await makeUser(server.database, { institutionId }));
  expect((await read(`/prod/login/out?userId=${leaving.userId}&token=x`, leaving)).json()).toMatchObject({
    code: '00',
  });
  expect((await read('/prod/task/listing', leaving)).json()).toMatchObject({ code: '02' });
});

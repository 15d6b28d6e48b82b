import { eq } from 'drizzle-orm';
import type { KeyScope } from '@/contract/apiKeys';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { untilBooked } from '../../support/lender/lenderRig';
import { CLARIFY_START } from '../../support/lender/clarifyRig';
import { getBody, openSignedRig, type SignedReply, type SignedRig } from '../../support/lender/signedRig';
import { makeApiKey } from '../../support/server/apiKeys';

let rig: SignedRig;
beforeAll(async () => {
  rig = await openSignedRig();
});
afterAll(() => rig.server.close());
afterEach(() => rig.afterTest());

const keyFor = (scopes: readonly KeyScope[] = ['lender.manage']) =>
  makeApiKey(rig.server.database, {
    institutionId: rig.institutionId,
    createdById: rig.people.admin.userId,
    scopes,
    now: CLARIFY_START,
  });

const post = async (headers: Readonly<Record<string, string>>, body = getBody()): Promise<SignedReply> => {
  const reply = await rig.server.app.inject({
    method: 'POST',
    url: '/prod/lender/events',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    payload: body,
  });
  return reply.json<SignedReply>();
};

const accept = async (accepted: boolean): Promise<string> => {
  await rig.server.database.$client.query('update session set confirmed_at = $1', [CLARIFY_START]);
  const { headers } = rig.people.admin;
  const payload = { accepted };
  const reply = await rig.server.app.inject({ method: 'POST', url: '/prod/lender/apiKeys', headers, payload });
  return reply.json<{ code: string }>().code;
};

test('ID-04 MI-01 SE-06 the lender’s events are accepted with a key only while the institution accepts keys, and are booked', async () => {
  const caseRow = await rig.fresh();
  const event = await rig.payment({ loanNo: caseRow.loanNo });
  const key = await keyFor();
  expect((await post(key.headers, getBody(event))).code).toBe('21');
  expect(await accept(true)).toBe('00');
  const reply = await post(key.headers, getBody(event));
  expect(reply).toMatchObject({ code: '00', data: { result: [{ answer: 'taken' }] } });
  await untilBooked(rig.server.database);
  expect(await rig.caseOf(caseRow)).toMatchObject({ amount: 6000 });
  expect(await accept(false)).toBe('00');
  expect((await post(key.headers, getBody(event))).code).toBe('21');
  const rows = await rig.server.database.select().from(trailEntry).where(eq(trailEntry.userId, key.userId));
  expect(rows.map(({ event: name, outcome }) => [name, outcome])).toEqual([
    ['keyCall', '21'],
    ['keyCall', '00'],
    ['keyCall', '21'],
  ]);
});

test('ID-04 MI-01 SE-06 a key without the scope and an unknown key bring no event in, and signatures work as before', async () => {
  expect(await accept(true)).toBe('00');
  const body = getBody(await rig.payment());
  expect((await post((await keyFor(['lender.read'])).headers, body)).code).toBe('21');
  expect((await post({ authorization: `Bearer saldo_${'x'.repeat(43)}` }, body)).code).toBe('02');
  expect((await rig.post({ body })).data.result).toMatchObject([{ answer: 'taken' }]);
});

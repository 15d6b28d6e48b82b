import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { LenderItemAnswer } from '@/contract/entities/lender/lenderCall';
import { lenderKey } from '../../../server/database/tables/lenderTables';
import { institution } from '../../../server/database/tables/organizationTables';
import { getSignature } from '../../../server/modules/lender/intake/signature';
import { untilBooked } from '../../support/lender/lenderRig';
import { openSignedRig, type SignedReply, type SignedRig } from '../../support/lender/signedRig';

let rig: SignedRig;
beforeAll(async () => {
  rig = await openSignedRig();
});
afterAll(() => rig.server.close());

/** Our numbers of events are another database's. */
const numbered = (result: readonly LenderItemAnswer[]) =>
  result.map((each) => ({ ...each, eventId: each.eventId === null ? null : 'N' }));

test('MI-01 the worked example of the page is answered as the page says', async () => {
  const page = readFileSync('docs/lender.md', 'utf8');
  const block = (name: string): string => new RegExp(`\`\`\`${name}\n(.*?)\n\`\`\``, 's').exec(page)?.[1] ?? '';
  const request = block('http');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(request)?.[1] ?? '';
  const secret = /the `key` is `([^`]+)`/.exec(page)?.[1] ?? '';
  const body = request.slice(request.indexOf('\n\n') + 2);
  const time = header('x-saldo-time');
  expect(getSignature(secret, { time, body })).toBe(header('x-saldo-signature'));

  const { database } = rig.server;
  await database
    .update(institution)
    .set({ code: header('x-saldo-institution') })
    .where(eq(institution.id, rig.institutionId));
  await database.update(lenderKey).set({ secret });
  const reply = await rig.server.app.inject({
    method: 'POST',
    url: '/prod/lender/events',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      ...Object.fromEntries(
        ['institution', 'time', 'signature'].map((name) => [`x-saldo-${name}`, header(`x-saldo-${name}`)]),
      ),
    },
    payload: body,
  });
  const written = JSON.parse(block('json')) as SignedReply;
  const answered = reply.json<SignedReply>();
  expect({ ...answered, data: { result: numbered(answered.data.result) } }).toEqual({
    ...written,
    data: { result: numbered(written.data.result) },
  });
  await untilBooked(database);
});

import { eq } from 'drizzle-orm';
import type { GatewayEventAnswer } from '@/contract/entities/messages/gatewayEvent';
import { contact } from '../../../server/database/tables/caseTables';
import { lenderKey } from '../../../server/database/tables/lenderTables';
import { institution } from '../../../server/database/tables/organizationTables';
import { getSignedHeaders } from '../lender/signedHeaders';
import type { TestServer } from '../server/server';
import { openSmsRig } from './smsRig';

/** Number of rigs and replies, so that each has its own phone number and id. */
let made = 0;

/** An institution with a key, an agent, and a case whose contact has a unique number. */
export async function openGatewayRig(server: TestServer, now: Date) {
  made += 1;
  const phone = `55${20_000_000 + made}`;
  const { database } = server;
  const mine = await openSmsRig(server, { now });
  const { institutionId } = mine;
  const secret = `secret-${institutionId}`;
  await database.insert(lenderKey).values({ institutionId, secret, actorName: 'Ada', createdAt: now });
  await database
    .update(contact)
    .set({ phone })
    .where(eq(contact.id, Number(mine.contactId)));
  const [of] = await database.select().from(institution).where(eq(institution.id, institutionId));
  return { ...mine, server, now, secret, code: of?.code ?? '', phone };
}

export type GatewayRig = Awaited<ReturnType<typeof openGatewayRig>>;
export type GatewayInput = Readonly<Record<string, unknown>>;

/** Posts signed events. */
export async function postEvents(
  { server, now, code, secret }: Pick<GatewayRig, 'server' | 'now' | 'code' | 'secret'>,
  events: readonly GatewayInput[],
) {
  const body = JSON.stringify({ events });
  const time = String(Math.floor(now.getTime() / 1000));
  const reply = await server.app.inject({
    method: 'POST',
    url: '/prod/sms/events',
    headers: getSignedHeaders({ code, secret, time, body }),
    payload: body,
  });
  return reply.json<{ code: string; data?: { result: GatewayEventAnswer[] } }>();
}

/** Posts signed events; returns their answers. */
export const answerEvents = async (rig: GatewayRig, events: readonly GatewayInput[]) =>
  (await postEvents(rig, events)).data?.result.map(({ answer }) => answer);

/** Reply of the contact, one minute ago. */
export const makeReply = ({ phone, now }: GatewayRig, text: string, more: GatewayInput = {}): GatewayInput => ({
  id: `r-${(made += 1)}`,
  type: 'reply',
  from: `+52${phone}`,
  text,
  at: new Date(now.getTime() - 60_000).toISOString(),
  ...more,
});

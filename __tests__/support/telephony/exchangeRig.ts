import type { LineEventAnswer } from '@/contract/entities/cases/lineEvent';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { get, send } from '../cases/cases';
import { getSignedHeaders } from '../lender/signedHeaders';
import { openGatewayRig, type GatewayInput, type GatewayRig } from '../messages/gatewayRig';
import type { TestServer } from '../server/server';

/** Settings of a server whose telephone system reports the progress of calls. */
export const EXCHANGE = { DIALLER: 'exchange', DIAL_LINK: 'https://pbx.example/call?to={phone}&ref={call}' } as const;

type Signer = Pick<GatewayRig, 'server' | 'now' | 'code' | 'secret'>;

/** Posts signed events of calls. */
export async function postLineEvents({ server, now, code, secret }: Signer, events: readonly GatewayInput[]) {
  const body = JSON.stringify({ events });
  const time = String(Math.floor(now.getTime() / 1000));
  const reply = await server.app.inject({
    method: 'POST',
    url: '/prod/telephony/events',
    headers: getSignedHeaders({ code, secret, time, body }),
    payload: body,
  });
  return reply.json<{ code: string; data?: { result: LineEventAnswer[] } }>();
}

/** An institution with a key, and an agent with a case to call about. */
export async function openExchangeRig(server: TestServer, now: Date) {
  const mine = await openGatewayRig(server, now);
  const body = { taskId: String(mine.held.id), contactId: mine.contactId };
  return {
    ...mine,
    dial: async () => (await send<PhoneCall>(server, mine.agent, { path: '/prod/task/dial', body })).data,
    lastCall: async () =>
      (await get<PhoneCall>(server, mine.agent, { path: `/prod/task/lastCall/${mine.held.id}` })).data,
    report: async (events: readonly GatewayInput[]) =>
      (await postLineEvents(mine, events)).data?.result.map(({ answer }) => answer),
  };
}

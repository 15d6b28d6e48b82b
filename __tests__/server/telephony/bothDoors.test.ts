import { randomInt } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { phoneCall } from '../../../server/database/tables/callTables';
import { sms } from '../../../server/database/tables/messageTables';
import { endUnreportedCalls } from '../../../server/modules/telephony/moveCall';
import { createRandom } from '../../../server/seed/random';
import { findCallFaults, findMessageFaults, findReplyFaults } from '../../support/doors/doorFaults';
import { openDoorGateway } from '../../support/doors/doorGateway';
import { CAP, openDoorPeople } from '../../support/doors/doorPeople';
import { createDoorRun } from '../../support/doors/doorRun';
import { openDoorServers } from '../../support/doors/doorServers';
import { createEventBag } from '../../support/doors/eventBag';
import { isSampled } from '../../support/sampled';
import { endRunningServers } from '../../support/server/runningServer';
import { startApp, type TestServer } from '../../support/server/server';
import { EXCHANGE } from '../../support/telephony/exchangeRig';
import { untilNextLook } from '../../support/untilNextLook';

/** Events for each of the two. DOOR_SEED repeats the choices of a failed run, not the order in which the servers answer. */
// Starts and kills a process, and sends some 1,500 events, which takes twenty seconds: fewer would not reach the limits of many people.
const EVENTS = Number(process.env['DOOR_EVENTS'] ?? (isSampled ? 500 : 10_000));
const SEED = Number(process.env['DOOR_SEED'] ?? randomInt(1_000_000));
const LEADERS = 4;
const EVENTS_PER_PERSON = 6;
const HOURS_MS = 3 * 3_600_000;

let server: TestServer | undefined;
let closeGateway: (() => void) | undefined;
afterAll(async () => {
  endRunningServers();
  await server?.close();
  closeGateway?.();
});

async function openRun() {
  const random = createRandom(SEED);
  const [calls, messages] = [createEventBag(random), createEventBag(random)];
  const gateway = await openDoorGateway(messages, random);
  closeGateway = gateway.close;
  const environment = {
    ...EXCHANGE,
    MESSAGE_CHANNELS: 'sms,waba',
    SMS_GATEWAY: 'http',
    SMS_GATEWAY_URL: gateway.url,
  };
  const started = await startApp({ environment });
  server = started;
  const place = await openDoorPeople(started, { people: Math.ceil(EVENTS / EVENTS_PER_PERSON), leaders: LEADERS });
  const servers = await openDoorServers(started, environment, random);
  const run = createDoorRun({ server: started, servers, place, calls, messages, random, events: EVENTS });
  return { server: started, place, servers, run, calls, messages, received: gateway.received };
}

type OpenRun = Awaited<ReturnType<typeof openRun>>;

/** Waits until no message is queued; the killed server can leave some without a known outcome. */
async function untilHandedOver({ server: { database }, place }: OpenRun): Promise<void> {
  const isQueued = and(eq(sms.institutionId, place.institutionId), eq(sms.state, 'queued'));
  while ((await database.$count(sms, isQueued)) > 0) await untilNextLook();
}

/** Calls some people until the rules refuse: each earlier call counts once, whatever was reported about it. */
async function countCallsUntilRefused({ server: { database }, place, run }: OpenRun): Promise<number[]> {
  const some = place.people.filter(({ isNight }) => !isNight).slice(0, 8);
  const [leader] = place.leaders;
  if (!leader) throw new Error('no leader');
  for (const each of some) while ((await run.dial(leader, each)) === '00');
  return Promise.all(some.map(({ taskId }) => database.$count(phoneCall, inArray(phoneCall.taskId, [Number(taskId)]))));
}

test(
  `LM-03 LM-01 LM-02 LC-03 RS-01 ${EVENTS} random events each of calls and messages, lost, doubled, late and forged, on two servers of which one is killed: one state per call and message (DOOR_SEED=${SEED})`,
  async () => {
    const opened = await openRun();
    const { run, calls, messages, servers } = opened;
    await run.run();
    await untilHandedOver(opened);
    await endUnreportedCalls(opened.server.database, new Date(Date.now() + HOURS_MS));
    console.info(JSON.stringify({ seed: SEED, calls: calls.tally, messages: messages.tally, cut: servers.countCut() }));
    expect(run.faults).toEqual([]);
    expect(await findCallFaults(opened)).toEqual([]);
    expect(await findMessageFaults(opened)).toEqual([]);
    expect(await findReplyFaults(opened)).toEqual([]);
    expect(new Set(await countCallsUntilRefused(opened))).toEqual(new Set([CAP]));
    for (const { made, lost, posted, forged } of [calls.tally, messages.tally]) {
      expect(made).toBeGreaterThanOrEqual(EVENTS);
      expect(Math.min(lost, posted, forged)).toBeGreaterThan(0);
    }
  },
  60_000 + EVENTS * 100,
);

import { eq, sql } from 'drizzle-orm';
import { phoneCall } from '../../../server/database/tables/callTables';
import type { Random } from '../../../server/seed/random';
import type { SignedIn } from '../server/people';
import type { TestServer } from '../server/server';
import { CALL_AGE_MS, falsifyCallEvent, makeCallEvents } from './callModel';
import type { DoorPeople, DoorPerson } from './doorPeople';
import type { DoorServers } from './doorServers';
import type { EventBag } from './eventBag';
import { falsifyMessageEvent, makeDoorReply } from './messageModel';

/** Facts from the replies of a person; `Sure` ones come from acknowledged replies. */
interface ReplyFacts {
  isStopSure: boolean;
  isWhatsAppPossible: boolean;
  isWhatsAppSure: boolean;
}

interface DoorRunParts {
  readonly server: TestServer;
  readonly servers: DoorServers;
  readonly place: DoorPeople;
  readonly calls: EventBag;
  readonly messages: EventBag;
  readonly random: Random;
  /** Events to make for each of the two. */
  readonly events: number;
}

const DOORS = {
  calls: { path: 'telephony/events', falsify: falsifyCallEvent },
  messages: { path: 'sms/events', falsify: falsifyMessageEvent },
} as const;

/** Maximum number of events in one request: at most 100, and few enough requests for the limit of an address. */
const getBatchMax = (events: number): number => Math.min(100, Math.ceil(events / 50));

const NO_REPLY: ReplyFacts = { isStopSure: false, isWhatsAppPossible: false, isWhatsAppSure: false };

/** Random contacts and events by several leaders at the same time, until enough events have left. */
export function createDoorRun({ server, servers, place, calls, messages, random, events }: DoorRunParts) {
  const bags = { calls, messages };
  const facts = new Map(place.people.map((each) => [each, { ...NO_REPLY }]));
  const replies = new Map<string, { of: DoorPerson; isStop: boolean; opensWhatsApp: boolean }>();
  /** Acknowledged calls and messages, with the time from which the events of a call count. */
  const dialled = new Map<string, { of: DoorPerson; startedAt: number }>();
  const sent = new Map<string, DoorPerson>();
  const faults: string[] = [];
  const pickPerson = (): DoorPerson => place.people[random.int(0, place.people.length - 1)] as DoorPerson;

  async function dial(leader: SignedIn, of = pickPerson()): Promise<string> {
    const { taskId, contactId } = of;
    const { code, data } = await servers.send(leader, 'task/dial', { taskId, contactId });
    if (!['00', '113'].includes(code)) faults.push(`call: code ${code}`);
    if (code !== '00') return code;
    const [row] = await server.database
      .update(phoneCall)
      .set({ startedAt: sql`started_at - ${CALL_AGE_MS} * interval '1 ms'` })
      .where(eq(phoneCall.id, Number(data.id)))
      .returning();
    const startedAt = row?.startedAt.getTime() ?? 0;
    dialled.set(data.id, { of, startedAt });
    for (const event of makeCallEvents(data.id, startedAt, random)) calls.add(event);
    return code;
  }

  async function sendMessage(leader: SignedIn): Promise<void> {
    const [of, channel] = [pickPerson(), random.pick(['sms', 'waba'])];
    const known = { ...(facts.get(of) as ReplyFacts) };
    const body = { taskId: of.taskId, contactId: of.contactId, channel, content: 'Hola' };
    const { code, data } = await servers.send(leader, 'sms/manual/send', body);
    const { isWhatsAppPossible } = facts.get(of) as ReplyFacts;
    if (code === '00') sent.set(data.smsId, of);
    const isWrong: Readonly<Record<string, boolean>> = {
      '00': known.isStopSure || (channel === 'waba' && !isWhatsAppPossible),
      '113': false,
      '182': channel !== 'waba' || known.isWhatsAppSure,
    };
    if (!(isWrong[code] ?? true)) return;
    faults.push(`case ${of.taskId}, ${channel}: code ${code} after ${JSON.stringify(known)}`);
  }

  function reply(): void {
    const of = pickPerson();
    const { event, ...means } = makeDoorReply(of, `r${messages.tally.made}`, random);
    replies.set(event.id, { of, ...means });
    // A reply that was not sent yet cannot be distinguished from one without an acknowledgement.
    if (means.opensWhatsApp) (facts.get(of) as ReplyFacts).isWhatsAppPossible = true;
    messages.add(event);
  }

  function learn(id: string): void {
    const known = replies.get(id);
    if (!known) return;
    const of = facts.get(known.of) as ReplyFacts;
    of.isStopSure ||= known.isStop;
    of.isWhatsAppSure ||= known.opensWhatsApp;
  }

  async function post(door: keyof typeof DOORS): Promise<void> {
    const { tally, count, take } = bags[door];
    const most = getBatchMax(events);
    // A server refuses too many requests of one address.
    if (count() < (tally.made < events ? most : 1)) return;
    const batch = take(most);
    const { code, data } = await servers.postEvents(DOORS[door].path, place.signer, batch);
    const answers = data?.result ?? [];
    if (code !== '00') faults.push(`${door}: code ${code}`);
    bags[door].acknowledge(batch, answers);
    for (const { id, answer } of answers) {
      if (answer === 'unknown') faults.push(`${door}: ${id} is unknown`);
      else learn(id);
    }
  }

  async function forge(door: keyof typeof DOORS): Promise<void> {
    const batch = bags[door].take(3);
    if (batch.length === 0) return;
    const code = await servers.forgeEvents(DOORS[door].path, place.signer, batch.map(DOORS[door].falsify));
    bags[door].tally.forged += 1;
    // Also 14: too many invalid signatures of an address.
    if (!['76', '77', '14'].includes(code)) faults.push(`${door}: forged events got code ${code}`);
    bags[door].putBack(batch);
  }

  const acts = {
    dial: async (leader: SignedIn) => calls.tally.made < events && dial(leader),
    send: async (leader: SignedIn) => messages.tally.made < events && sendMessage(leader),
    reply: async () => messages.tally.made < events && reply(),
    calls: () => post('calls'),
    messages: () => post('messages'),
    forge: () => forge(random.pick(['calls', 'messages'])),
  };
  const step = (leader: SignedIn) =>
    acts[random.weighted({ dial: 3, send: 2, reply: 3, calls: 2, messages: 2, forge: 0.3 })](leader);

  const isDone = (): boolean =>
    faults.length > 0 || [calls, messages].every(({ tally, count }) => tally.made >= events && count() === 0);
  let isKilled = false;
  async function killAtHalf(): Promise<void> {
    if (isKilled || calls.tally.made + messages.tally.made < events) return;
    isKilled = true;
    await servers.kill();
  }

  async function work(leader: SignedIn): Promise<void> {
    while (!isDone()) await Promise.all([step(leader), killAtHalf()]);
  }

  return { faults, dialled, sent, replies, dial, run: () => Promise.all(place.leaders.map(work)) };
}

export type DoorRun = ReturnType<typeof createDoorRun>;

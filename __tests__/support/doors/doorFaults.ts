import { and, eq, gt } from 'drizzle-orm';
import { phoneCall } from '../../../server/database/tables/callTables';
import { task } from '../../../server/database/tables/caseTables';
import { sms, smsReply } from '../../../server/database/tables/messageTables';
import { contactPreferenceRow } from '../../../server/database/tables/preferenceTables';
import type { TestServer } from '../server/server';
import { expectCall } from './callModel';
import { CAP, type DoorPeople, type DoorPerson } from './doorPeople';
import type { DoorRun } from './doorRun';
import type { PostedEvent } from './doorServers';
import type { EventBag } from './eventBag';

interface DoorResult {
  readonly server: TestServer;
  readonly place: DoorPeople;
  readonly run: DoorRun;
  readonly calls: EventBag;
  readonly messages: EventBag;
  /** Number of times that the gateway got each message. */
  readonly received: ReadonlyMap<string, number>;
}

const toMs = (at: Date | null): number | null => at?.getTime() ?? null;

function groupBy<Item>(items: Iterable<Item>, getKey: (item: Item) => unknown): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = String(getKey(item));
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** Lists contacts beyond the maximum of a person, and those at night. */
function findUnlawful(kind: string, taskIds: readonly number[], people: readonly DoorPerson[]): string[] {
  const count = groupBy(taskIds, String);
  return people.flatMap(({ taskId, isNight }) => {
    const number = count.get(taskId)?.length ?? 0;
    return number > (isNight ? 0 : CAP) ? [`case ${taskId}: ${number} ${kind}`] : [];
  });
}

/** Lists calls whose state does not follow from the acknowledged events, and calls that nobody made. */
export async function findCallFaults({ server, place, run, calls }: DoorResult): Promise<string[]> {
  const { database } = server;
  const rows = await database.select().from(phoneCall).where(eq(phoneCall.institutionId, place.institutionId));
  const eventsOf = groupBy(calls.acknowledged.values(), (each) => each['callId']);
  const wrong = rows.flatMap((row) => {
    const made = run.dialled.get(String(row.id));
    if (!made) return [`call ${row.id}: nobody made it`];
    const events = eventsOf.get(String(row.id)) ?? [];
    const { callStatus, connectedAt, endedAt } = expectCall(events, made.startedAt);
    const expected = [
      callStatus,
      connectedAt,
      endedAt ?? toMs(row.endedAt),
      'ended',
      events.map(({ id }) => id).toSorted(),
    ];
    const stored = row.lineEvents.map(({ id }) => id).toSorted();
    const found = [row.callStatus, toMs(row.connectedAt), toMs(row.endedAt), row.state, stored];
    const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
    return one === other ? [] : [`call ${row.id}: ${one} instead of ${other}`];
  });
  const lost = [...run.dialled.keys()].filter((id) => !rows.some((row) => String(row.id) === id));
  const taskIds = rows.map(({ taskId }) => taskId);
  return [...wrong, ...lost.map((id) => `call ${id} is lost`), ...findUnlawful('calls', taskIds, place.people)];
}

/** Returns what the acknowledged receipts say about a message, in the order of `getStoredReceipts`. */
function expectReceipts(events: readonly PostedEvent[]): string {
  const find = (type: string) => events.find((each) => each['type'] === type);
  const getTime = (type: string): number | null => Date.parse(String(find(type)?.['at'])) || null;
  const reason = find('undelivered')?.['reason'] ?? null;
  return JSON.stringify([getTime('delivered'), getTime('read'), getTime('undelivered'), reason]);
}

const getStoredReceipts = (row: typeof sms.$inferSelect): string =>
  JSON.stringify([toMs(row.deliveredAt), toMs(row.readAt), toMs(row.undeliveredAt), row.undeliveredReason]);

/** The gateway gets a sent message once, and others at most once. */
const isSentOnce = (state: string, times: number): boolean => (state === 'sent' ? times === 1 : times <= 1);

/** Lists messages whose receipts are not the acknowledged ones, that were sent twice, or that nobody sent. */
export async function findMessageFaults({ server, place, run, messages, received }: DoorResult): Promise<string[]> {
  const { database } = server;
  const rows = await database.select().from(sms).where(eq(sms.institutionId, place.institutionId));
  const receiptsOf = groupBy(messages.acknowledged.values(), (each) => each['messageId']);
  const wrong = rows.flatMap((row) => {
    const id = String(row.id);
    const times = received.get(id) ?? 0;
    const [found, expected] = [getStoredReceipts(row), expectReceipts(receiptsOf.get(id) ?? [])];
    const isRight = run.sent.has(id) && isSentOnce(row.state, times) && found === expected;
    return isRight ? [] : [`message ${id} (${row.state}, ${times}): ${found} instead of ${expected}`];
  });
  const taskIds = rows.map(({ taskId }) => taskId);
  const lost = [...run.sent.keys()].filter((id) => !rows.some((row) => String(row.id) === id));
  return [...wrong, ...lost.map((id) => `message ${id} is lost`), ...findUnlawful('messages', taskIds, place.people)];
}

function compare(name: string, found: readonly string[], expected: readonly string[]): string[] {
  const [one, other] = [found.toSorted().join('\n'), expected.toSorted().join('\n')];
  return one === other ? [] : [`${name}: ${one}\ninstead of\n${other}`];
}

/** Lists acknowledged replies that are not stored once with their text, and people whose STOP or unread replies do not agree. */
export async function findReplyFaults({ server, place, run, messages }: DoorResult): Promise<string[]> {
  const { database } = server;
  const of = eq(smsReply.institutionId, place.institutionId);
  const stored = (await database.select().from(smsReply).where(of)).map(({ eventId, taskId, content }) =>
    [eventId, taskId, content].join(' '),
  );
  const acknowledged = [...messages.acknowledged.values()].filter((each) => each['type'] === 'reply');
  const getTaskId = (id: string): string | undefined => run.replies.get(id)?.of.taskId;
  const expected = acknowledged.map(({ id, ...event }) => [id, getTaskId(id), event['text']].join(' '));
  const unread = groupBy(acknowledged, ({ id }) => getTaskId(id));
  const stops = new Set(acknowledged.filter(({ id }) => run.replies.get(id)?.isStop).map(({ id }) => getTaskId(id)));
  const counts = await database
    .select({ id: task.id, unread: task.unreadReplies })
    .from(task)
    .where(and(eq(task.institutionId, place.institutionId), gt(task.unreadReplies, 0)));
  const preferences = await database
    .select()
    .from(contactPreferenceRow)
    .where(eq(contactPreferenceRow.institutionId, place.institutionId));
  return [
    ...compare('replies', stored, expected),
    ...compare(
      'unread',
      counts.map((each) => `${each.id}: ${each.unread}`),
      [...unread].map(([id, all]) => `${id}: ${all.length}`),
    ),
    ...compare(
      'stopped',
      preferences.map((each) => `${each.taskId} ${each.kind}`),
      [...stops].map((id) => `${id} noSms`),
    ),
  ];
}

import { type Call, type CallAnswer, getPathNames } from '@/contract/call';
import { DAY_MS } from '@/contract/duration';
import * as z from 'zod/mini';

import { getPath } from './findCall';

/** Account of the demo; it shows the replies that were recorded for `role`. */
const account = z.object({ username: z.string(), token: z.string(), role: z.string() });

export type DemoAccount = z.output<typeof account>;

/** Replies of the reference server, recorded at build time (scripts/demo/recordReplies.mjs). */
const snapshot = z.object({
  /** Day of the recording in the time zone of the institution. */
  day: z.iso.date(),
  timeZone: z.string(),
  accounts: z.array(account),
  /** Index into `bodies` by role and by `METHOD path?query body`. */
  replies: z.record(z.string(), z.record(z.string(), z.number())),
  bodies: z.array(z.unknown()),
});

export type Snapshot = z.output<typeof snapshot>;

const getToday = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

/** Parses the recorded replies and moves every date in them by the days since the recording. */
export function parseSnapshot(text: string): Snapshot {
  const { day, timeZone } = z.parse(snapshot, JSON.parse(text));
  const shift = Math.round((Date.parse(getToday(timeZone)) - Date.parse(day)) / DAY_MS);
  const move = (date: string): string => {
    const time = Date.parse(date);
    return Number.isNaN(time) ? date : new Date(time + shift * DAY_MS).toISOString().slice(0, 10);
  };
  return z.parse(snapshot, JSON.parse(text.replaceAll(/\b(?:19|20)\d\d-\d\d-\d\d(?!\d)/gu, move)));
}

const envelope = z.object({ data: z.unknown() });

/** Returns the path of a call with this id as its only parameter. */
export const getCallPath = (call: Call, id = ''): string =>
  getPathNames(call.path).reduce((path, name) => path.replace(`{${name}}`, id), getPath(call));

const parse = <Row extends Call>(row: Row, body: unknown): CallAnswer<Row> =>
  z.parse<Row['answer']>(row.answer, z.parse(envelope, body).data);

const parseKey = (key: string): URL => new URL(key.split(' ')[1] ?? '', 'http://demo');

/** Selects recorded replies: those on the path with `id`, and of these only those to a query about the case `taskId`. */
interface ReplySelection {
  readonly id?: string;
  readonly taskId?: string;
}

/** Returns the recorded replies of one tab. Changes stay in its memory. */
export function createReplies({ replies, bodies }: Pick<Snapshot, 'replies' | 'bodies'>) {
  const findKeys = (role: string, pathname: string): string[] =>
    Object.keys(replies[role] ?? {}).filter((key) => parseKey(key).pathname === pathname);

  function get(role: string, key: string): unknown {
    const index = replies[role]?.[key];
    return index === undefined ? undefined : bodies[index];
  }

  function put(role: string, key: string, data: unknown): void {
    const all = replies[role];
    if (all) all[key] = bodies.push({ code: '00', message: '', data }) - 1;
  }

  return {
    /** Returns the reply to this request, else to a query on the same path. */
    get(role: string, key: string): unknown {
      const [other = key] = key.startsWith('GET ') ? findKeys(role, parseKey(key).pathname) : [];
      return get(role, key) ?? get(role, other);
    },
    /** Returns the data of a recorded reply to a call. */
    getData<Row extends Call>(row: Row, role: string, id?: string): CallAnswer<Row> | undefined {
      const [key] = findKeys(role, getCallPath(row, id));
      return key === undefined ? undefined : parse(row, get(role, key));
    },
    put,
    /** Changes every selected reply to a call, of all roles. */
    update<Row extends Call>(
      row: Row,
      { id, taskId }: ReplySelection,
      change: (data: CallAnswer<Row>) => CallAnswer<Row>,
    ): void {
      for (const role of Object.keys(replies)) {
        const keys = findKeys(role, getCallPath(row, id));
        for (const key of keys) {
          if (taskId !== undefined && parseKey(key).searchParams.get('taskId') !== taskId) continue;
          put(role, key, change(parse(row, get(role, key))));
        }
      }
    },
  };
}

export type Replies = ReturnType<typeof createReplies>;

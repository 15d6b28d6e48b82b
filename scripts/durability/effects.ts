import type { Database } from '../../server/database/connect';
import type { Kind, Write } from './book';

/** Returns the number of occurrences of a round's mark in the database. */
export type Times = (mark: string) => number;

/**
 * Queries for the effects of writes. Messages all have the same text, so they are found by the response stored under the idempotency key.
 */
const EFFECTS: Readonly<Partial<Record<Kind, string>>> = {
  result: 'select remarks as mark from collection_log where institution_id = $1 and remarks like $2',
  deduction: 'select remark as mark from pay_log where institution_id = $1 and remark like $2',
  message: `select substring(i.key from '^durability-(.*)-key$') as mark from intent i join sms s on s.id = (i.reply->>'smsId')::bigint
    where i.institution_id = $1 and i.key like 'durability-' || $2 and i.call like '%sms/manual/send'`,
};

const SAME_AS: Readonly<Partial<Record<Kind, Kind>>> = { promise: 'result' };

/** Returns true if each write of the kind can be counted. */
export const isCountable = (kind: Kind): boolean => EFFECTS[SAME_AS[kind] ?? kind] !== undefined;

/** Counts what the writes of a round have left behind. */
export const getTimes = async (database: Database, institutionId: number, name: string): Promise<Times> => {
  const times = new Map<string, number>();
  for (const statement of Object.values(EFFECTS)) {
    const { rows } = await database.$client.query<{ mark: string }>(statement, [institutionId, `${name}-%`]);
    for (const { mark } of rows) times.set(mark, (times.get(mark) ?? 0) + 1);
  }
  return (mark) => times.get(mark) ?? 0;
};

/** Counts messages without a response stored under an idempotency key. */
export const findUnknownMessages = async (database: Database, institutionId: number): Promise<number> => {
  const { rows } = await database.$client.query<{ n: number }>(
    `select count(*)::int as n from sms s where s.institution_id = $1
      and not exists (select 1 from intent i where i.institution_id = $1 and (i.reply->>'smsId')::bigint = s.id)`,
    [institutionId],
  );
  return rows[0]?.n ?? 0;
};

/** The name that the edited user has now. */
export const createEditedName = async (database: Database, userId: string): Promise<string> => {
  const { rows } = await database.$client.query<{ name: string }>('select name from app_user where id = $1', [userId]);
  return rows[0]?.name ?? '';
};

/** Returns true if the database may hold this name: the last acknowledged edit, or a later one with an unknown outcome. */
export const isPossibleName = (name: string, before: string, edits: readonly Write[]): boolean => {
  const last = edits.findLastIndex(({ answer }) => answer.outcome === 'done');
  const known = edits[last]?.mark ?? before;
  return (
    name === known || edits.slice(last + 1).some((edit) => edit.answer.outcome === 'unknown' && edit.mark === name)
  );
};

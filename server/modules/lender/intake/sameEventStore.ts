import { type SQL, sql } from 'drizzle-orm';
import { institution } from '../../../database/tables/organizationTables';

/** Event in a statement: its alias, and its time of receipt. */
interface ComparedEvent {
  readonly alias: string;
  readonly receivedAt: SQL;
}

/** A day alone is stored as its last moment, or as the moment of receipt if that is earlier: both compare as the last moment. */
const valueMoment = ({ alias, receivedAt }: ComparedEvent, timeZone: SQL): SQL => {
  const at = sql.raw(`${alias}.value_at`);
  return sql`case when ${at} = ${receivedAt} then (date_trunc('day', ${at} at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone} - interval '1 millisecond' else ${at} end`;
};

const reasonText = ({ alias }: ComparedEvent): SQL =>
  sql.raw(`btrim(regexp_replace(normalize(coalesce(${alias}.reason, ''), NFKC), '\\s+', ' ', 'g'))`);

/**
 * Compares two events of one reference by text or by value, so that spelling does not matter. A missing currency or loan number
 * contradicts none.
 */
export function isSameEvent(sent: ComparedEvent, stored: ComparedEvent, timeZone: SQL): SQL {
  const [a, b] = [sent.alias, stored.alias];
  const equal = ['amount', 'of_reference', 'new_due_day', 'pay_type']
    .map((name) => `${a}.${name} is not distinct from ${b}.${name}`)
    .join(' and ');
  return sql`(${sql.raw(`${a}.fingerprint = ${b}.fingerprint`)} or (${sql.raw(`${a}.kind = ${b}.kind and ${equal}`)}
    and ${sql.raw(`${a}.loan_no in (${b}.loan_no, '') and coalesce(${a}.currency, ${b}.currency) is not distinct from coalesce(${b}.currency, ${a}.currency)`)}
    and ${reasonText(sent)} = ${reasonText(stored)} and ${valueMoment(sent, timeZone)} = ${valueMoment(stored, timeZone)}))`;
}

/** Selects the time zone of an institution. */
export const getZone = (institutionId: number): SQL =>
  sql`(select time_zone from ${institution} where id = ${institutionId}::bigint)`;

/** Compares a staged row `s` with the event `e` that has its reference. */
export const isKnownEvent = (institutionId: number, now: Date): SQL =>
  isSameEvent(
    { alias: 's', receivedAt: sql`${now}::timestamptz` },
    { alias: 'e', receivedAt: sql`e.received_at` },
    getZone(institutionId),
  );

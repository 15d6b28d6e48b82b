import { sql } from 'drizzle-orm';
import type { MaterialPlan } from './seedMaterial';
import { borrowerOfFirstCase } from './seedMaterial';
import type { SeedConnection } from './seedConnection';

/** Number of entries, and of calls, that must stay usable (CD-09). */
const ROWS = 10_000;

const LONG_BOOK = (people: string, borrowerId: number, { institutionId }: MaterialPlan) => sql`
  insert into address_book_entry (institution_id, borrower_id, name, phone)
  select ${institutionId}::bigint, ${borrowerId}::bigint, x.person->>0, x.person->>1
  from jsonb_array_elements(${people}::jsonb) with ordinality as x (person, place) order by x.place`;

/** Inserts calls to every other number, to some of them often; the types of calls alternate. */
const LONG_LIST = (borrowerId: number, { institutionId, now }: MaterialPlan) => sql`
  insert into user_call (institution_id, borrower_id, name, phone, type, at, duration)
  select ${institutionId}::bigint, ${borrowerId}::bigint, case when n % 6 <> 0 then e.name end, e.phone, (1 + n % 7)::text,
    ${now.toISOString()}::timestamptz - make_interval(secs => n * 613 + n % 59), case when n % 7 in (0, 1, 6) then 5 + n * 31 % 700 else 0 end
  from generate_series(1, ${ROWS}::integer) as n
  join (select *, row_number() over (order by id) as place from address_book_entry where borrower_id = ${borrowerId}) as e on e.place = 1 + n * 7 % 5000
  order by n`;

/** Inserts a maximum-length address book and call list for the borrower of the demo agent's first case. */
export async function seedLongBook(tx: SeedConnection, plan: MaterialPlan): Promise<void> {
  const { country, random, shownAgentId } = plan;
  const first = await tx.execute<{ id: string | null }>(sql`select ${borrowerOfFirstCase(shownAgentId ?? 0)} as id`);
  const borrowerId = Number(first.rows[0]?.id ?? 0);
  if (borrowerId === 0) return;
  const people = Array.from({ length: ROWS }, () => [country.personName(random), country.mobilePhone(random)]);
  await tx.execute(sql`delete from user_call where borrower_id = ${borrowerId}`);
  await tx.execute(sql`delete from address_book_entry where borrower_id = ${borrowerId}`);
  await tx.execute(LONG_BOOK(JSON.stringify(people), borrowerId, plan));
  await tx.execute(LONG_LIST(borrowerId, plan));
}

import { sql } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import type { Database } from '../../../server/database/connect';
import { writableColumns } from '../server/writableColumns';
import type { StoredTask } from '../cases/cases';

interface Many {
  /** The case that all are like; its institution, queue, borrower and product are theirs. */
  readonly like: StoredTask;
  readonly count: number;
  /** So many people hold them in turns; nobody where it is left out. */
  readonly holders?: number;
}

/** So many people of the institution who hold cases; they never sign in. */
const makeHolders = async (database: Database, { like, holders = 0 }: Many): Promise<number[]> => {
  const { rows } = await database.execute<{ id: string }>(sql`
    insert into app_user overriding system value select made.* from (select * from app_user where institution_id = ${like.institutionId} and role = 'member' limit 1) as u,
      generate_series(1, ${holders}::int) as n, jsonb_populate_record(null::app_user, to_jsonb(u) || jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('app_user', 'id')), 'username', 'holder' || n, 'email', 'holder' || n || '@example.com', 'id_card', null)) as made
    returning id`);
  return rows.map(({ id }) => Number(id));
};

/** Cases that one statement makes: on a busy machine more of them would take longer than a statement may. */
const AT_ONCE = 20_000;

const makeSome = (
  database: Database,
  { like, people, from, until }: { like: StoredTask; people: number[]; from: number; until: number },
) =>
  database.execute(sql`
    with made as (
      insert into loan overriding system value select made.* from loan as l, generate_series(${from}::int, ${until}::int) as n, jsonb_populate_record(null::loan, to_jsonb(l)
        || jsonb_build_object('id', nextval(pg_get_serial_sequence('loan', 'id')), 'loan_no', l.loan_no || '-' || n)) as made
      where l.id = ${like.loanId} returning id, loan_no
    ), numbered as (select id, loan_no, row_number() over (order by id) as n from made)
    insert into task (${writableColumns(task)}) overriding system value select ${writableColumns(task, 'made')} from task as t, numbered as l, jsonb_populate_record(null::task, to_jsonb(t)
      || jsonb_build_object('id', nextval(pg_get_serial_sequence('task', 'id')), 'loan_id', l.id, 'loan_no', l.loan_no,
        'agent_id', (${sql.param(people)}::bigint[])[1 + l.n % greatest(1, ${people.length}::int)])) as made where t.id = ${like.id}`);

/** Makes cases by tens of thousands, which the importer would need minutes for; their ids in order. */
export async function manyCases(database: Database, wanted: Many): Promise<string[]> {
  const { like, count } = wanted;
  const people = await makeHolders(database, wanted);
  for (let from = 1; from <= count; from += AT_ONCE) {
    await makeSome(database, { like, people, from, until: Math.min(count, from + AT_ONCE - 1) });
  }
  await database.execute(sql`analyze task, app_user`);
  const rows = await database
    .select({ id: task.id })
    .from(task)
    .where(sql`${task.loanNo} like ${`${like.loanNo}-%`}`)
    .orderBy(task.id);
  return rows.map(({ id }) => String(id));
}

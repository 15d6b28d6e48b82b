import type { Client } from 'pg';

/** Rows of history for each case: five for each, as in an institution that has worked for years. */
const LOGS = 3;
const BEHAVIOUR = 1.5;
const SIGN_INS = 0.25;

/** Copies what there is to earlier days until there are so many rows; what is newest stays the newest. */
interface Filling {
  readonly table: string;
  readonly perCase: number;
  /** With `n` for the number of the copy. */
  readonly copy: string;
}

const FILLINGS: readonly Filling[] = [
  {
    table: 'collection_log',
    perCase: LOGS,
    copy: `insert into collection_log (institution_id, task_id, agent_id, creator_name, call_status, call_result, channel, contact_id, contact_relation,
        contact_name, contact_phone, remarks, created_at)
      select institution_id, task_id, agent_id, creator_name, call_status, call_result, channel, contact_id, contact_relation, contact_name, contact_phone,
        remarks, created_at - n * interval '30 days' from collection_log, generate_series(1, $1::int) n limit $2`,
  },
  {
    table: 'behaviour',
    perCase: BEHAVIOUR,
    copy: `insert into behaviour (institution_id, user_id, type, loan_no, detail, ip, socket_ip, created_at)
      select institution_id, user_id, type, loan_no, detail, ip, socket_ip, created_at - n * interval '7 days'
      from behaviour, generate_series(1, $1::int) n limit $2`,
  },
  {
    table: 'login_log',
    perCase: SIGN_INS,
    copy: `insert into login_log (institution_id, user_id, client, outcome, ip, veins, created_at)
      select institution_id, user_id, client, outcome, ip, veins, created_at - n * interval '7 days' from login_log, generate_series(1, $1::int) n limit $2`,
  },
  {
    table: 'trail_entry',
    perCase: SIGN_INS,
    copy: `insert into trail_entry (institution_id, at, source, event, outcome, user_id, login_log_id, detail)
      select l.institution_id, l.created_at, 'server', 'signIn', l.outcome, l.user_id, l.id, '{"client":"main","ip":"127.0.0.1"}'
      from login_log l where $1::int > 0 order by l.id desc limit $2`,
  },
];

const getCount = async (client: Client, table: string): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count ?? 0);
};

/** Fills the append-only tables of a database for a number of cases, and returns their row counts. */
export const fillHistory = async (client: Client, cases: number): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { table, perCase, copy } of FILLINGS) {
    const there = await getCount(client, table);
    const missing = Math.max(0, Math.round(cases * perCase) - there);
    if (missing > 0 && there > 0) await client.query(copy, [Math.ceil(missing / there), missing]);
    counts[table] = await getCount(client, table);
  }
  await client.query('vacuum analyze');
  return counts;
};

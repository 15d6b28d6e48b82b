import type { Client } from 'pg';

/** Selects a case of the agent with a history, because all other requests depend on it. */
const CASE = `(select t.* from task t where t.agent_id = $1 and t.status in ('C01', 'C10')
  order by (select count(*) from collection_log l where l.task_id = t.id) desc, t.id limit 1)`;
const newest = (table: string, more = ''): string =>
  `select max(id) as id from ${table} where institution_id = (select institution_id from app_user where id = $1) ${more}`;
const ofCase = (column: string): string => `select ${column} as id from ${CASE} c`;
const beside = (table: string): string =>
  `select max(id) as id from ${table} where borrower_id = (select borrower_id from ${CASE} c)`;
const ofAgent = (column: string): string => `select ${column} as id from app_user where id = $1`;
const AGENT = ofAgent('id');

/** Queries for the id of a row of each kind (enumeration's kinds). */
const KINDS: Readonly<Record<string, string>> = {
  task: ofCase('id'),
  loanNo: ofCase('loan_no'),
  borrower: ofCase('borrower_id'),
  borrowerNo: ofCase('borrower_no'),
  contact: beside('contact'),
  picture: beside('picture'),
  bookEntry: beside('address_book_entry'),
  group: ofAgent('group_id'),
  queueOfInstitution: ofAgent('queue_id'),
  institution: ofAgent('institution_id'),
  user: AGENT,
  mate: AGENT,
  userOfInstitution: AGENT,
  loginLog: newest('login_log', 'and user_id = $1'),
  complaint: newest('work_order'),
  replay: newest('law_replay'),
  clarification: newest('clarification'),
  operation: newest('binding_operation'),
};

/** Ids of rows of an agent by kind; a kind without rows is absent. */
export const countAgentRows = async (client: Client, username: string): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  const { rows } = await client.query<{ id: string }>('select id from app_user where username = $1', [username]);
  for (const [kind, text] of Object.entries(KINDS)) {
    const answer = await client.query<{ id: string | null }>(text, [rows[0]?.id]);
    const id = answer.rows[0]?.id ?? undefined;
    if (id !== undefined) found.set(kind, id);
  }
  return found;
};

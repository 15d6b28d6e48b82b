// Agents for a load: users with cases and sessions, written into the database, since 2,000 sign-ins are another measurement.
import { createHash, createHmac } from 'node:crypto';
import { Client } from 'pg';
import { getCluster } from '../measuredPostgres.mjs';

const getSid = (number) => `load-${number}`.padEnd(43, '-');
const getToken = (sid) => createHmac('sha256', sid).update('token').digest('base64url');
const getHash = (sid) => createHash('sha256').update(sid).digest('hex');

const USERS = `insert into app_user (institution_id, group_id, username, email, name, password_hash, role)
  select a.institution_id, a.group_id, 'load' || n, 'load' || n || '@example.test', 'Load ' || n, 'none', 'member'
  from app_user a, generate_series(1, $1::int) n where a.username = 'agent'
  returning id, institution_id`;
const SESSIONS = `with seen as (
    insert into login_log (institution_id, user_id, client, outcome, ip, veins, created_at)
    select institution_id, id, 'main', 'success', '127.0.0.1', 'load', now() from app_user where username like 'load%'
    returning id, user_id, institution_id)
  insert into session (sid_hash, institution_id, user_id, login_log_id, state, face_check, ip, created_at, last_seen_at, confirmed_at, expires_at)
  select h.hash, s.institution_id, s.user_id, s.id, 'full', 'none', '127.0.0.1', now(), now(), now(), now() + interval '12 hours'
  from seen s join unnest($1::bigint[], $2::text[]) h(user_id, hash) on h.user_id = s.user_id`;
// Distributes the cases in order. Some texts of the case retain the former name, which no call of the load reads.
const CASES = `with agent as (select id, name, group_id, row_number() over (order by id) - 1 as place from app_user where username like 'load%'),
    held as (select t.id, row_number() over (order by t.id) as place from task t join app_user a on a.username = 'agent' and a.institution_id = t.institution_id where t.status in ('C00', 'C01', 'C10', 'C20'))
  update task set agent_id = agent.id, agent_name = agent.name, group_id = agent.group_id
  from held join agent on agent.place = held.place % (select count(*) from agent) where task.id = held.id`;

/** Makes so many agents with sessions and shares the open cases of the synthetic institution among them. */
export const makeAgents = async (dataDir, count) => {
  const client = new Client(getCluster(dataDir));
  await client.connect();
  try {
    const { rows } = await client.query(USERS, [count]);
    const sids = rows.map((_, number) => getSid(number));
    await client.query(SESSIONS, [rows.map(({ id }) => id), sids.map(getHash)]);
    await client.query(CASES);
    await client.query('analyze task');
    return sids.map((sid) => ({
      cookie: `saldo_sid=${sid}`,
      token: getToken(sid),
    }));
  } finally {
    await client.end();
  }
};

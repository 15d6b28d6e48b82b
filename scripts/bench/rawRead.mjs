// Baseline: the minimum work of Node and PostgreSQL for fifteen rows, for one, and for one in a transaction. No session and no permissions
// (npm run bench -- frame).
import { createServer } from 'node:http';
import { Pool } from 'pg';
import { getCluster } from './measuredPostgres.mjs';

const [dataDir, port] = process.argv.slice(2);
const pool = new Pool(getCluster(dataDir));
const fifteenRows = {
  name: 'fifteen',
  text: 'select * from task where agent_id = (select min(agent_id) from task) order by amount desc limit 15',
};
const oneRow = {
  name: 'one',
  text: 'select * from app_user where (institution_id, id) = (select institution_id, min(id) from app_user group by 1 limit 1)',
};

const inTransaction = async () => {
  const client = await pool.connect();
  await client.query('begin');
  const read = await client.query(oneRow);
  await client.query('commit');
  client.release();
  return read;
};

const READS = {
  '/': () => pool.query(fifteenRows),
  '/oneRow': () => pool.query(oneRow),
  '/inTransaction': inTransaction,
};

createServer((request, reply) => {
  const answer = ({ rows }) => void reply.setHeader('content-type', 'application/json').end(JSON.stringify(rows));
  READS[request.url]().then(answer, (error) => {
    throw error;
  });
}).listen(Number(port), '127.0.0.1');

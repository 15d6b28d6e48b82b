// The least that Node and PostgreSQL can do for fifteen rows: no session, no rights, no transaction (npm run bench:frame).
import { createServer } from 'node:http';
import { Pool } from 'pg';
import { clusterOf } from './measuredPostgres.mjs';

const [dataDir, port] = process.argv.slice(2);
const pool = new Pool(clusterOf(dataDir));
const read = {
  name: 'raw',
  text: 'select * from task where agent_id = (select min(agent_id) from task) order by amount desc limit 15',
};

createServer((_, reply) => {
  const answer = ({ rows }) => void reply.setHeader('content-type', 'application/json').end(JSON.stringify(rows));
  pool.query(read).then(answer, (error) => {
    throw error;
  });
}).listen(Number(port), '127.0.0.1');

// The least that Node and PostgreSQL can do for fifteen rows: no session, no rights, no transaction (npm run bench:frame).
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { Pool } from 'pg';

const [dataDir, port] = process.argv.slice(2);
const inCluster = (file) => readFileSync(path.join(dataDir, 'postgres', file), 'utf8');
const [, , , postgresPort] = inCluster('postmaster.pid').split('\n');
const pool = new Pool({
  host: '127.0.0.1',
  port: Number(postgresPort),
  user: 'saldo',
  database: 'saldo',
  password: inCluster('saldo.password').trim(),
});
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

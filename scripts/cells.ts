// Starts several cells on this machine, each with a PostgreSQL of 64 MB buffers and a server, and tries what separates them (CE-05):
// the main job, foreign credentials and roles, statements by cell, a move under writes and back, a killed PostgreSQL, CPU per request.
// npm run cells -- [--cells 2] [--keep]
// Each cell is called at its own port: HAProxy is not started.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withClient } from '../server/database/connect';
import { installed } from '../__tests__/support/cluster/installed';
import { buildServer } from './build/serverBundle.mjs';
import { type Cell, resolveAddresses, startCell } from './cells/cell';
import { measureRequests, visit, type Visitor } from './cells/load';
import { dropOld, moveUnderWrites } from './cells/move';
import { findForeignStatements, killOne, refuseForeignRoles, refuseStrangers } from './cells/proofs';
import { listInFolder, signal } from './durability/processes';
import { workCase } from './restore/mainJob';

const { values } = parseArgs({ options: { cells: { type: 'string', default: '2' }, keep: { type: 'boolean' } } });
const count = Number(values.cells);
if (!Number.isInteger(count) || count < 2 || count > 8) {
  console.error('--cells is a number from 2 to 8.');
  process.exit(1);
}
if (installed('haproxy') === undefined) console.log('Missing: haproxy. On Debian: apt-get install haproxy');
console.log('The cells are called at their own ports, without a proxy.');
if (!(await buildServer())) process.exit(1);

const folder = mkdtempSync(path.join(tmpdir(), 'saldo-cells-'));
chmodSync(folder, 0o755);
process.once('exit', () => {
  for (const { pid } of listInFolder(folder)) signal(pid, 'SIGKILL');
});
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
resolveAddresses();

const WARM_UPS = 3;
let failures = 0;
const check = async (title: string, work: () => Promise<unknown>): Promise<void> => {
  const since = performance.now();
  try {
    const result = await work();
    const detail = typeof result === 'string' ? `: ${result}` : '';
    console.log(`ok   ${title} (${Math.round(performance.now() - since)} ms)${detail}`);
  } catch (error) {
    failures += 1;
    console.log(`FAIL ${title}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const cells: Cell[] = [];
for (let number = 1; number <= count; number += 1) cells.push(await startCell(folder, number));
const [first, second] = cells;
if (first === undefined || second === undefined) throw new Error('two cells are necessary');
const visitAll = (): Promise<Visitor[]> =>
  Promise.all(cells.map(({ getAddress, code, agent }) => visit(getAddress(code), agent)));

for (const { number, getAddress, code, agent } of cells) {
  await check(`main job in cell ${number}`, () => workCase(getAddress(code), agent));
}
const visitors = await visitAll();
await check('session, API key and signed call of another cell are refused', () => refuseStrangers(first, visitors));
await check('no server has sent a statement to another cell', async () => findForeignStatements(cells));
await check('each role connects to the PostgreSQL of its cell only', () => refuseForeignRoles(cells));
for (const { adminUrl } of cells) {
  await withClient(adminUrl, (client) =>
    client.query(
      "alter database saldo reset log_statement; select pg_terminate_backend(pid) from pg_stat_activity where usename = 'saldo_server'",
    ),
  );
}
// The first requests compile the code of the servers.
for (let round = 0; round < WARM_UPS; round += 1) await measureRequests(cells, visitors);
for (const size of [1, 2, 4].filter((each) => each <= count)) {
  await check(`CPU per list with ${size} cell(s)`, async () => {
    const { node, postgres } = await measureRequests(cells.slice(0, size), visitors);
    return `Node.js ${node.toFixed(2)} ms, PostgreSQL ${postgres.toFixed(2)} ms`;
  });
}
await check('an institution moves under writes', () => moveUnderWrites({ from: first, to: second }));
await check('it works in its new cell', () => workCase(second.getAddress('MX')));
await check('its old rows are deleted', () => dropOld({ from: first, to: second }));
await check('it moves back under writes', () => moveUnderWrites({ from: second, to: first }));
await check('it works in its old cell', () => workCase(first.getAddress('MX')));
const again = await visitAll();
await check('the other cells go on when one PostgreSQL is killed', () => killOne(cells, again));

for (const cell of cells) await cell.stop();
if (failures === 0 && values.keep !== true) rmSync(folder, { recursive: true, force: true });
console.log(failures === 0 ? 'All passed.' : `${failures} failed; ${folder}`);
process.exit(failures === 0 ? 0 : 1);

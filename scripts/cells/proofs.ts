import { readFileSync } from 'node:fs';
import { getErrorCode } from '../../server/kernel/operatorError';
import { connect, withClient } from '../../server/database/connect';
import { lenderKey } from '../../server/database/tables/lenderTables';
import { makeApiKey } from '../../__tests__/support/server/apiKeys';
import { getSignedHeaders } from '../../__tests__/support/lender/signedHeaders';
import { signal } from '../durability/processes';
import { sendCall } from '../durability/sendCall';
import type { Cell } from './cell';
import { keepWriting, type Visitor } from './load';

const must = (isSo: boolean, otherwise: string): void => {
  if (!isSo) throw new Error(otherwise);
};

const listing = { method: 'GET', path: '/prod/task/listing?page=1&pageSize=10' } as const;

/** Asserts the code of a call at its cell, and another one at the address of another cell. */
const assertCodes = async (
  what: string,
  send: (address: string) => Promise<string>,
  [own, other]: readonly Visitor[],
) => {
  const codes = [await send(own?.address ?? ''), await send(other?.address ?? '')];
  const isGood = codes[0] === '00' || codes[0] === '200';
  must(isGood && ['02', '76'].includes(codes[1] ?? ''), `${what}: ${codes.join(' at home, ')} elsewhere`);
};

/** Returns a read with credentials, for any address. */
const createRead = (headers: Record<string, string>) => async (address: string) =>
  (await sendCall(address, headers, listing)).code;

/** Tries a session with its token, an API key and a signed call of one cell at another. */
export const refuseStrangers = async (cell: Cell, visitors: readonly Visitor[]): Promise<void> => {
  const [own] = visitors;
  await assertCodes('session', createRead({ ...own?.headers }), visitors);
  const database = connect({ url: cell.adminUrl, onError: () => {}, limits: { size: 1 } });
  const { rows } = await database.$client.query<Record<'id' | 'institution', string>>(
    'select u.id, i.id as institution from app_user u join institution i on i.id = u.institution_id where i.code = $1 limit 1',
    [cell.code],
  );
  const [createdById, institutionId] = [Number(rows[0]?.id), Number(rows[0]?.institution)];
  const { headers } = await makeApiKey(database, { institutionId, createdById });
  const secret = 's'.repeat(64);
  const key = { institutionId, secret, actorName: 'cells', createdAt: new Date() };
  await database.insert(lenderKey).values(key).onConflictDoUpdate({ target: lenderKey.institutionId, set: key });
  await database.$client.end();
  await assertCodes('API key', createRead(headers), visitors);
  const body = JSON.stringify({ events: [{}] });
  const time = String(Math.floor(Date.now() / 1000));
  const signed = getSignedHeaders({ code: cell.code, secret, time, body });
  const events = { method: 'POST', path: '/prod/lender/events', body: { events: [{}] } } as const;
  await assertCodes('signed call', async (address) => (await sendCall(address, signed, events)).code, visitors);
};

/** Tries the serving role of each cell at the PostgreSQL of every other. */
export const refuseForeignRoles = async (cells: readonly Cell[]): Promise<void> => {
  for (const { number, postgres } of cells) {
    await withClient(postgres.servingUrl, (client) => client.query('select 1'));
    for (const other of cells.filter((each) => each.number !== number)) {
      const url = new URL(postgres.servingUrl);
      url.host = new URL(other.postgres.servingUrl).host;
      const code = await withClient(url.href, () => Promise.resolve('connected')).catch(getErrorCode);
      must(code === '28P01', `the role of cell ${number} at cell ${other.number}: ${String(code)}`);
    }
  }
};

/** Counts the statements in the log of each PostgreSQL by the cell of the server that sent them. */
export const findForeignStatements = (cells: readonly Cell[]): string => {
  const counts = cells.map(({ number, dataDir }) => {
    const log = readFileSync(`${dataDir}/postgres/postgres.log`, 'utf8');
    const senders = [...log.matchAll(/^cell(\d+) .*(?:statement|execute)/gmu)].map(([, sender]) => Number(sender));
    const own = senders.filter((sender) => sender === number).length;
    must(own > 0, `the log of cell ${number} has no statement`);
    return { own, foreign: senders.length - own };
  });
  must(
    counts.every(({ foreign }) => foreign === 0),
    `statements of other cells: ${JSON.stringify(counts)}`,
  );
  return `${counts.map(({ own }) => own).join(' + ')} statements, 0 of another cell`;
};

const listErrors = (log: Readonly<Record<string, number>>): string[] =>
  Object.keys(log).filter((code) => code !== '00' && code !== '200');

const LOAD_MS = 3000;

/** Kills the PostgreSQL of the last cell under load; the others must answer every call. */
export const killOne = async (cells: readonly Cell[], visitors: readonly Visitor[]): Promise<string> => {
  const end = performance.now() + LOAD_MS;
  const load = visitors.map((visitor) => keepWriting(visitor, () => performance.now() > end));
  const victim = cells.at(-1);
  const pid = Number(readFileSync(`${victim?.dataDir}/postgres/postgres/postmaster.pid`, 'utf8').split('\n')[0]);
  setTimeout(() => signal(pid, 'SIGKILL'), LOAD_MS / 3);
  const logs = (await Promise.all(load)).map(({ codes }) => Object.fromEntries(codes));
  must(listErrors(logs.at(-1) ?? {}).length > 0, 'the killed cell went on');
  const errors = logs.slice(0, -1).flatMap(listErrors);
  must(errors.length === 0, `other cells answered ${errors.join(', ')}`);
  return `codes by cell: ${JSON.stringify(logs)}`;
};

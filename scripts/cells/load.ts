import { randomUUID } from 'node:crypto';
import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { noPromise } from '../../__tests__/support/cases/workedCase';
import { getHeaders, getSeconds } from '../bench/measuredServer.mjs';
import { getPostgresSeconds } from '../bench/measuredPostgres.mjs';
import { type Headers, sendCall } from '../durability/sendCall';
import type { Cell } from './cell';

/** A user at the address of an institution. */
export interface Visitor {
  readonly address: string;
  readonly headers: Headers;
}

/** Signs an agent in at an address. */
export const visit = async (address: string, username: string): Promise<Visitor> => ({
  address,
  headers: await getHeaders(address, username),
});

const listing = { method: 'GET', path: '/prod/task/listing' } as const;

/** Results that a writer has recorded, by what the server has answered. */
export interface WriterLog {
  readonly done: string[];
  /** Codes of the answers, with their numbers. */
  readonly codes: Map<string, number>;
}

/** Reads and records results one after the other until it is stopped; returns what was acknowledged. */
export const keepWriting = async (visitor: Visitor, isOver: () => boolean): Promise<WriterLog> => {
  const { address, headers } = visitor;
  const { data } = await sendCall(address, headers, listing);
  const [first] = taskCalls.listing.answer.parse(data).result;
  if (first === undefined) throw new Error('the list of cases is empty');
  const log: WriterLog = { done: [], codes: new Map() };
  while (!isOver()) {
    const remarks = `cells ${randomUUID()}`;
    const body = { ...noPromise(first.id), remarks };
    const { outcome, code } = await sendCall(address, headers, {
      method: 'POST',
      path: '/prod/task/record',
      body,
      key: randomUUID(),
    });
    if (outcome === 'done') log.done.push(remarks);
    log.codes.set(code, (log.codes.get(code) ?? 0) + 1);
    const read = await sendCall(address, headers, listing);
    log.codes.set(read.code, (log.codes.get(read.code) ?? 0) + 1);
  }
  return log;
};

const REQUESTS = 150;

const readSpent = (cells: readonly Cell[]): Readonly<Record<'node' | 'postgres', number>> => ({
  node: cells.reduce((sum, { server }) => sum + getSeconds(server.pid ?? 0), 0) * 1000,
  postgres: cells.reduce((sum, { dataDir }) => sum + getPostgresSeconds(`${dataDir}/postgres`), 0) * 1000,
});

/** Returns the milliseconds of CPU of a request, with the same number of requests to each cell at the same time. */
export const measureRequests = async (cells: readonly Cell[], visitors: readonly Visitor[]) => {
  const send = async ({ address, headers }: Visitor): Promise<void> => {
    for (let count = 0; count < REQUESTS; count += 1) {
      const { code } = await sendCall(address, headers, listing);
      if (code !== '00' && code !== '200') throw new Error(`a list was answered with ${code}`);
    }
  };
  const before = readSpent(cells);
  await Promise.all(visitors.slice(0, cells.length).map(send));
  const after = readSpent(cells);
  const count = REQUESTS * cells.length;
  return { node: (after.node - before.node) / count, postgres: (after.postgres - before.postgres) / count };
};

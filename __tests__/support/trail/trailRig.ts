import { eq } from 'drizzle-orm';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { type Database, withClient } from '../../../server/database/connect';
import { addTrail, readChain } from '../../../server/security/trail/trailStore';
import { TRAIL_GENESIS, type ChainedRow } from '../../../server/security/trail/hashTrailRow';
import { makeInstitution, type SignedIn } from '../server/people';
import type { TestServer } from '../server/server';
import { call } from '../server/signingIn';

/** The first row of a chain is expected there. */
export const CHAIN_START = { seq: 1, prevHash: TRAIL_GENESIS };

/** The time of every row that `addRow` writes. */
export const TRAIL_NOW = new Date('2026-03-11T00:30:00.123Z');

/** A row as the server writes it. */
export const getTrailRow = (institutionId: number | null, loginLogId = 0) => ({
  institutionId,
  userId: null,
  loginLogId,
  event: 'signIn' as const,
  outcome: 'success',
  detail: { client: 'main', ip: '127.0.0.1', note: 'Ñandú 催收' },
  now: TRAIL_NOW,
});

/** Adds one row in a separate transaction. */
export const addRow = (database: Database, institutionId: number | null, loginLogId = 0): Promise<void> =>
  inTenantTransaction(database, 'open', (tx) => addTrail(tx, getTrailRow(institutionId, loginLogId)));

/** All rows of a chain. */
export const chainRows = (database: Database, chain: number): Promise<ChainedRow[]> =>
  inTenantTransaction(database, 'open', (tx) => readChain(tx, { chain, from: 1, most: 1000 }));

/** An institution whose chain has so many rows; gives its number. */
export async function makeChain(database: Database, rows: number): Promise<number> {
  const institutionId = await makeInstitution(database);
  for (let place = 0; place < rows; place += 1) await addRow(database, institutionId, place);
  return institutionId;
}

/** Changes the trail as a user with all rights in the database could. */
export const tamperWithTrail = ({ url }: Pick<TestServer, 'url'>, statement: string): Promise<unknown> =>
  withClient(url, (client) =>
    client.query(
      `begin; alter table trail_entry disable trigger user; ${statement}; alter table trail_entry enable trigger user; commit`,
    ),
  );

/** The trail of one sign-in in its order. */
export const rowsOfLogin = (database: Database, loginLogId: string) =>
  database
    .select()
    .from(trailEntry)
    .where(eq(trailEntry.loginLogId, Number(loginLogId)))
    .orderBy(trailEntry.seq);

/** The file of the trail that somebody takes away, and its name. */
export async function exportTrail(
  server: TestServer,
  { headers }: Pick<SignedIn, 'headers'>,
  { format, query = '' }: { readonly format: 'csv' | 'json'; readonly query?: string | undefined },
): Promise<{ text: string; name: string }> {
  const reply = await server.app.inject({ method: 'GET', url: `/prod/trail/export/${format}${query}`, headers });
  return { text: reply.body, name: String(reply.headers['content-disposition']) };
}

/** Sends a picture to the face check. */
export const sendPicture = (
  server: TestServer,
  headers: Record<string, string>,
  payload: { readonly userId: string; readonly base64Img: string },
) => call(server, { method: 'POST', url: '/prod/login/getSilenceLiveNessResult', headers, payload });

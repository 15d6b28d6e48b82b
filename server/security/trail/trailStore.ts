import { and, asc, desc, eq, getTableColumns, gte, lt, lte, sql } from 'drizzle-orm';
import type { ServerTrailEvent } from '@/contract/codes/trailCodes';
import type { Transaction } from '../../database/connect';
import { selectInPieces } from '../../database/streamRows';
import { trailEntry } from '../../database/tables/trailTables';
import { mapPieces } from '../../values/arrays';
import type { ChainedRow } from './hashTrailRow';
import type { TrailAnchor } from './anchorLines';

type NewRow = typeof trailEntry.$inferInsert;

/** Server-side audit entry of a sign-in or a session (TR-02). */
export interface ServerTrailEntry {
  /** Null if no user has the submitted name. */
  readonly institutionId: number | null;
  readonly userId: number | null;
  /** Null for an event of a user outside a sign-in. */
  readonly loginLogId: number | null;
  readonly event: ServerTrailEvent;
  readonly outcome: string;
  /** Never a password, captcha, token, picture or position. */
  readonly detail?: Readonly<Record<string, string | number>>;
  readonly now: Date;
}

/**
 * Adds an audit log row. Call it last in the transaction of the event itself, because it locks the chain until the end. The database
 * sets chain, number and hashes.
 */
export const addTrail = async (tx: Transaction, { now, detail, ...entry }: ServerTrailEntry): Promise<void> => {
  const row = { ...entry, source: 'server' as const, at: now };
  await tx.insert(trailEntry).values({ ...row, detail: detail === undefined ? null : JSON.stringify(detail) });
};

/** Adds rows recorded by an app; existing rows stay unchanged. */
export const addBrowserTrail = async (tx: Transaction, rows: readonly NewRow[]): Promise<void> => {
  const { chain, userId, page, pageSeq } = trailEntry;
  await tx
    .insert(trailEntry)
    .values([...rows])
    .onConflictDoNothing({ target: [chain, userId, page, pageSeq] });
};

const chained = ({ id: _id, institutionId: _institution, at, ...row }: typeof trailEntry.$inferSelect): ChainedRow => ({
  ...row,
  at: at.toISOString(),
});

/** Reads a number of rows of a chain in order, starting at a row number. */
export const readChain = async (
  tx: Pick<Transaction, 'select'>,
  { chain, from, most }: { chain: number; from: number; most: number },
): Promise<ChainedRow[]> => {
  const rows = await tx
    .select()
    .from(trailEntry)
    .where(and(eq(trailEntry.chain, chain), gte(trailEntry.seq, from)))
    .orderBy(asc(trailEntry.seq))
    .limit(most);
  return rows.map(chained);
};

/** Streams the rows of a chain between two times in order and in batches, without gaps. */
export const streamChain = (
  tx: Transaction,
  { chain, start, end }: { chain: number; start?: Date; end?: Date },
): AsyncGenerator<ChainedRow[]> => {
  const inTime = and(eq(trailEntry.chain, chain), start && gte(trailEntry.at, start), end && lte(trailEntry.at, end));
  const ends = tx
    .select({ first: sql`min(${trailEntry.seq})`.as('first'), last: sql`max(${trailEntry.seq})`.as('last') })
    .from(trailEntry)
    .where(inTime)
    .as('ends');
  const rows = tx
    .select(getTableColumns(trailEntry))
    .from(trailEntry)
    .innerJoin(ends, sql`${trailEntry.seq} between ${ends.first} and ${ends.last}`)
    .where(eq(trailEntry.chain, chain))
    .orderBy(asc(trailEntry.seq));
  return mapPieces(selectInPieces(tx, rows), chained);
};

/** Returns the number of a chain's last row, 0 for an empty one. */
export const getChainLength = async (tx: Transaction, chain: number): Promise<number> => {
  const [row] = await tx
    .select({ seq: sql<string | null>`max(${trailEntry.seq})` })
    .from(trailEntry)
    .where(eq(trailEntry.chain, chain));
  return Number(row?.seq ?? 0);
};

/** Returns the number of a chain's last row before a time, 0 without one. */
export const findLastRowBefore = async (tx: Transaction, chain: number, moment: Date): Promise<number> => {
  const [row] = await tx
    .select({ seq: trailEntry.seq })
    .from(trailEntry)
    .where(and(eq(trailEntry.chain, chain), lt(trailEntry.at, moment)))
    .orderBy(desc(trailEntry.seq))
    .limit(1);
  return row?.seq ?? 0;
};

/** Returns the last row of every chain; requires the server's rights. */
export const listChainHeads = async (tx: Transaction, now: Date): Promise<TrailAnchor[]> => {
  // Finds each chain's last row by the index; reading the whole audit log every minute would become slower each year.
  const { rows } = await tx.execute<{ institution: string; seq: string; hash: string }>(sql`
    select chains.institution, head.seq, head.hash
    from (select 0 as institution union all select id from institution) chains
    cross join lateral (
      select seq, hash from trail_entry where chain = chains.institution order by seq desc limit 1
    ) head order by 1`);
  return rows.map(({ institution, seq, hash }) => ({
    institution: Number(institution),
    seq: Number(seq),
    hash,
    time: now.toISOString(),
  }));
};

/** Locks the anchor file until the end of the transaction, because each line is linked to the one before. */
export const lockAnchors = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('trail anchors', 0))`);
};

import { createHash } from 'node:crypto';

/** Audit log row as it is hashed (TR-02). */
export interface ChainedRow {
  /** Number of the institution, 0 for none. */
  readonly chain: number;
  readonly seq: number;
  readonly prevHash: string;
  readonly hash: string;
  /** UTC with milliseconds, as Date.toISOString writes it. */
  readonly at: string;
  readonly source: string;
  readonly event: string;
  readonly outcome: string | null;
  readonly fromState: string | null;
  readonly toState: string | null;
  readonly code: string | null;
  readonly userId: number | null;
  readonly loginLogId: number | null;
  readonly page: string | null;
  readonly pageSeq: number | null;
  readonly detail: string | null;
}

/** `prevHash` of the first row of a chain. */
export const TRAIL_GENESIS = '0'.repeat(64);

/** Columns of a row in hashing order; `hash` comes last and is excluded. */
export const CHAINED_COLUMNS = [
  'chain',
  'seq',
  'prevHash',
  'at',
  'source',
  'event',
  'outcome',
  'fromState',
  'toState',
  'code',
  'userId',
  'loginLogId',
  'page',
  'pageSeq',
  'detail',
] as const satisfies readonly (keyof ChainedRow)[];

const field = (value: string | number | null): string =>
  value === null ? '-;' : `${Buffer.byteLength(String(value))}:${value};`;

/** Hashes a row's contents like the database's saldo_trail_hash. */
export const hashTrailRow = (row: Omit<ChainedRow, 'hash'>): string =>
  createHash('sha256')
    .update(CHAINED_COLUMNS.map((name) => field(row[name])).join(''))
    .digest('hex');

import { linkLines } from '../../../server/security/trail/anchorLines';
import { type ChainedRow, TRAIL_GENESIS, hashTrailRow } from '../../../server/security/trail/hashTrailRow';

/** The number of the chain. */
export const CHAIN = 4;

/** The row with the hash that belongs to its contents. */
export const hashed = (row: ChainedRow): ChainedRow => ({ ...row, hash: hashTrailRow(row) });

/** A good chain; its codes and details are what CSV files are hard with. */
export function getChain(length: number): ChainedRow[] {
  const rows: ChainedRow[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const contents = {
      chain: CHAIN,
      seq,
      prevHash: rows.at(-1)?.hash ?? TRAIL_GENESIS,
      hash: '',
      at: new Date(1_770_000_000_000 + seq * 1000).toISOString(),
      source: seq % 2 === 0 ? 'browser' : 'server',
      event: 'PROVIDER_CODE',
      outcome: 'taken',
      fromState: 'provider.running',
      toState: 'form.captchaLoading',
      code: seq === 2 ? '-1' : null,
      userId: 123_456_789_012,
      loginLogId: 9,
      page: null,
      pageSeq: null,
      detail: JSON.stringify({ note: 'Ñandú, "催收"\n;' }),
    };
    rows.push(hashed(contents));
  }
  return rows;
}

/** Rows that follow each other whatever was done to them before: what somebody makes who knows how the hashes are computed. */
export function chainedAnew(rows: readonly ChainedRow[]): ChainedRow[] {
  const chained: ChainedRow[] = [];
  for (const [place, row] of rows.entries()) {
    chained.push(hashed({ ...row, seq: place + 1, prevHash: chained.at(-1)?.hash ?? TRAIL_GENESIS }));
  }
  return chained;
}

/** An anchor file that a server writes for these rows, one line each. */
export const getAnchors = (rows: readonly ChainedRow[]): string =>
  linkLines(
    rows.map(({ chain, seq, hash }) => ({ institution: chain, seq, hash, time: '2026-03-11T00:30:00.000Z' })),
    // SHA-256 of nothing: the first line of a file.
    { all: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
  );

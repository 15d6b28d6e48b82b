import { EXPORT_ROWS_MAX } from '../../values/csvFile';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { CHAINED_COLUMNS, type ChainedRow } from '../../security/trail/trailHash';
import { addBehaviour } from '../monitoring/monitoringFacade';
import { chainBetween } from '../../security/trail/trailStore';
import { calendarDay } from '../../values/calendarDay';
import { csvFile } from '../../values/csvFile';
import { momentsOf } from './trailLogins';

/** The columns of an exported chain, in the order of the hash. */
export const TRAIL_FILE_COLUMNS = [...CHAINED_COLUMNS, 'hash'] as const;

/** What tells an exported chain from other JSON. */
export const TRAIL_FILE_FORMAT = 'saldo-trail-1';

interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const asCsv = (rows: readonly ChainedRow[]): string =>
  csvFile([[...TRAIL_FILE_COLUMNS], ...rows.map((row) => TRAIL_FILE_COLUMNS.map((name) => row[name]))]);

const asJson = (rows: readonly ChainedRow[], { caller, now }: CallerContext): string =>
  `${JSON.stringify({ format: TRAIL_FILE_FORMAT, chain: caller.institutionId, exportedAt: now.toISOString(), rows }, null, 1)}\n`;

const FORMATS = {
  csv: { contentType: 'text/csv; charset=utf-8', write: asCsv },
  // Not application/json: an answer of that type to a download is a refusal, and is never saved (AP-06).
  json: { contentType: 'application/octet-stream', write: asJson },
} as const;

/** The chain of some days, or all of it, as a file that `npm run audit:verify` checks (TR-02). Who took it away is recorded. */
export async function trailFile(format: keyof typeof FORMATS, period: Period, context: CallerContext) {
  const { tx, caller, now, ip: socketIp } = context;
  const chain = caller.institutionId;
  const between = momentsOf(period, caller.timeZone);
  const rows = await chainBetween(tx, { chain, ...between, most: EXPORT_ROWS_MAX + 1 });
  if (rows.length > EXPORT_ROWS_MAX) throw new Refusal('exportTooLarge', { most: EXPORT_ROWS_MAX });
  const detail = `${format}, ${rows.length} rows`;
  await addBehaviour(tx, { caller, type: 'exportTrail', loanNo: null, detail, ip: null, socketIp, now });
  const { contentType, write } = FORMATS[format];
  return {
    fileName: `saldo-trail-${chain}-${calendarDay(now, caller.timeZone)}.${format}`,
    contentType,
    content: write(rows, context),
  };
}

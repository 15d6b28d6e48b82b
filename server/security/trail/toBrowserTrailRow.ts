import canonicalize from 'canonicalize';
import type { LoginTraceRow } from '@/machines/loginTraceRow';
import type { trailEntry } from '../../database/tables/trailTables';

type NewRow = typeof trailEntry.$inferInsert;

/** Converts a row of the app's recorder into a row of the trail; `at` is the server's time. */
export const toBrowserTrailRow = (
  row: LoginTraceRow,
  place: Required<Pick<NewRow, 'institutionId' | 'userId' | 'loginLogId' | 'at'>>,
) =>
  ({
    ...place,
    source: 'browser',
    event: row.event.type,
    outcome: row.outcome,
    fromState: row.from,
    toState: row.to,
    code: row.code,
    page: row.sid,
    pageSeq: row.seq,
    detail: canonicalize(row) ?? null,
  }) as const satisfies NewRow;

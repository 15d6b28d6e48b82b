import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/connect';
import { TRAIL_NOW } from './trailRig';

/** Adds rows to the chain of an institution or the operator, a minute apart. */
export const addManyRows = (database: Database, institutionId: number | null, count: number): Promise<unknown> =>
  database.execute(sql`
    insert into trail_entry (institution_id, login_log_id, source, event, outcome, at, detail)
    select ${institutionId}::bigint, n, 'server', 'signIn', 'success', ${TRAIL_NOW.toISOString()}::timestamptz + n * interval '1 minute', '{"note":"Ñandú, 催收 ' || n || '"}'
    from generate_series(1, ${count}) n order by n`);

import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/connect';
import { allocation, clarification, lenderEvent } from '../../../server/database/tables/lenderTables';
import { institution } from '../../../server/database/tables/organizationTables';
import { acceptFile } from '../../../server/modules/lender/intake/acceptFile';
import { bookAll, bookNext } from '../../../server/modules/lender/booking/lenderWorker';
import { LENDER_COLUMNS } from '../../../server/modules/lender/intake/lenderColumns';
import { untilNextLook } from '../untilNextLook';

/** Cells of one event. */
export type EventRow = Readonly<Record<string, string>>;

/** The file of some events. */
export const lenderCsv = (rows: readonly EventRow[]): string => {
  const columns = LENDER_COLUMNS.map(({ name }) => name).filter((name) => rows.some((row) => name in row));
  return [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]
    .map((cells) => cells.join(','))
    .join('\n');
};

let number = 0;
/** A reference that nobody has used. */
export const newReference = (): string => `R${(number += 1).toString().padStart(7, '0')}`;

/** Takes a file in without booking it. */
export const takeIn = async (
  database: Database,
  { institutionId, now, rows }: { institutionId: number; now: Date; rows: readonly EventRow[] },
) => {
  const [of] = await database.select().from(institution).where(eq(institution.id, institutionId));
  const source = Readable.from([lenderCsv(rows)]);
  const way = { name: '2026-03-10.CSV', handle: 'file', actorName: null } as const;
  return acceptFile(database, { source, institution: of?.code ?? '', now, ...way });
};

/** Takes a file in and books all of it. */
export const tell = async (
  database: Database,
  asked: { institutionId: number; now: Date; rows: readonly EventRow[] },
): Promise<void> => {
  await takeIn(database, asked);
  const failures: unknown[] = [];
  const log = { error: (line: unknown) => void failures.push(line) };
  await bookAll({ database, now: () => asked.now, log }, asked.institutionId);
  // The server's own worker may be at it: its books are written when it lets go.
  const one = { institutionId: asked.institutionId, size: 1, now: asked.now };
  while ((await bookNext(database, one)) === undefined) await untilNextLook();
  if (failures.length > 0) throw new Error(`booking failed: ${String((failures[0] as { err?: Error }).err?.stack)}`);
};

/** Returns the current state of an event. */
export const getEvent = async (database: Database, reference: string) => {
  const [row] = await database.select().from(lenderEvent).where(eq(lenderEvent.reference, reference));
  if (!row) throw new Error(`there is no event ${reference}`);
  return row;
};

/** Returns pending and decided clarifications of an institution. */
export const getClarifications = (database: Database, institutionId: number) =>
  database.select().from(clarification).where(eq(clarification.institutionId, institutionId)).orderBy(clarification.id);

/** Returns the allocations of a loan as period, part and amount. */
export const getAllocations = async (database: Database, loanId: number) => {
  const rows = await database.select().from(allocation).where(eq(allocation.loanId, loanId)).orderBy(allocation.id);
  return rows.map(({ period, part, amount }) => [period, part, Number(amount)] as const);
};

/** Returns currencies of an institution whose incoming money differs from the sum of allocated, returned and waiting money (MI-02). */
export const wrongSums = async (database: Database, institutionId: number): Promise<unknown[]> => {
  const { rows } = await database.$client.query(
    `with sums as (
      select currency, sum(amount) as came_in, 0::numeric as went from lender_event
        where institution_id = $1 and kind = 'payment' and state <> 'received' and reversed_by is null group by 1
      union all
      select e.currency, 0, sum(a.amount) from allocation a join lender_event e on e.institution_id = a.institution_id and e.id = a.event_id
        where a.institution_id = $1 group by 1
      union all
      select e.currency, 0, -sum(a.amount) from allocation a join lender_event e on e.institution_id = a.institution_id and e.id = a.event_id
        join lender_event c on c.institution_id = a.institution_id and c.id = a.cause_id
        where a.institution_id = $1 and c.kind = 'refund' group by 1
      union all
      select currency, 0, sum(amount) from clarification where institution_id = $1 and state in ('open', 'returned') group by 1
    ) select currency, sum(came_in) as came_in, sum(went) as went from sums where currency is not null group by 1 having sum(came_in) <> sum(went)`,
    [institutionId],
  );
  return rows;
};

/** Resolves when a running server has booked all that was received. */
export const untilBooked = async (database: Database): Promise<void> => {
  for (;;) {
    const { rowCount } = await database.$client.query("select 1 from lender_event where state = 'received'");
    if (rowCount === 0) return;
    await untilNextLook();
  }
};

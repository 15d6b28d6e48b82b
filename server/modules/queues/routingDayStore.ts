import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { institution, systemSetting } from '../../database/tables/organisationTables';

/** Day of an institution's last routing by the rules; '' if it must be repeated (QU-01). */
const KEY = 'queues.sortedDay';

const write = (tx: Pick<Transaction, 'execute'>, institutionId: number, day: string) =>
  tx.execute(sql`insert into ${systemSetting} (institution_id, key, value) values (${institutionId}, ${KEY}, ${day})
    on conflict ((coalesce(institution_id, 0)), key) do update set value = excluded.value where system_setting.value <> excluded.value`);

/** Marks the cases for routing after a rule change; any server picks it up. */
export const askForRouting = ({
  tx,
  caller,
}: {
  readonly tx: Pick<Transaction, 'execute'>;
  readonly caller: { readonly institutionId: number };
}): Promise<unknown> => write(tx, caller.institutionId, '');

/**
 * Locks routing of an institution for a day; false if another server has just completed it. Concurrent rule changes and routings wait
 * until the end of the transaction, so that no change is missed.
 */
export async function takeRoutingTurn(
  tx: Pick<Transaction, 'execute'>,
  institutionId: number,
  day: string,
): Promise<boolean> {
  const { rowCount } = await write(tx, institutionId, day);
  return rowCount === 1;
}

/** Institution with the day of its last routing. */
export interface RoutedInstitution {
  readonly id: number;
  readonly timeZone: string;
  readonly routedDay: string | null;
}

/** Lists all institutions with their last routing days. */
export const routedInstitutions = (tx: Pick<Transaction, 'select'>): Promise<RoutedInstitution[]> =>
  tx
    .select({ id: institution.id, timeZone: institution.timeZone, routedDay: systemSetting.value })
    .from(institution)
    .leftJoin(systemSetting, and(eq(systemSetting.institutionId, institution.id), eq(systemSetting.key, KEY)));

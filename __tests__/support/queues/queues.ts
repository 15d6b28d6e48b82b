import type { Database } from '../../../server/database/connect';
import { queue } from '../../../server/database/tables/organizationTables';

let codes = 0;

/** Creates a queue of an institution with a unique code. */
export async function makeQueue(
  database: Database,
  institutionId: number,
  fields: Partial<typeof queue.$inferInsert> = {},
): Promise<number> {
  codes += 1;
  const row = { institutionId, code: `Q${codes}`, name: `Queue ${codes}`, type: 'manual' as const, ...fields };
  const [made] = await database.insert(queue).values(row).returning({ id: queue.id });
  return made?.id ?? 0;
}

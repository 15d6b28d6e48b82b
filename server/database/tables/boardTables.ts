import { sql } from 'drizzle-orm';
import { boolean, check, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';
import { ofInstitution, queue } from './organisationTables';

/** Daily target of an indicator, for a whole institution or for one queue (§3 achievement standard; SY-01). */
export const achievementStandard = pgTable(
  'achievement_standard',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    /** Null: applies to every queue without separate standards. */
    queueId: foreignId(),
    /** contract/codes/indicator */
    indicator: text().notNull(),
    /** In the indicator's unit: amounts in minor units, rates in per cent, else a number. */
    target: numeric({ precision: 18, scale: 2, mode: 'number' }).notNull(),
    /** Share of the score in per cent; those of the enabled indicators add up to 100. */
    weight: integer().notNull(),
    enabled: boolean().notNull().default(true),
    updatedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { queueId: queue }),
    uniqueIndex('achievement_standard_indicator').on(
      table.institutionId,
      sql`coalesce(${table.queueId}, 0)`,
      table.indicator,
    ),
    check('achievement_standard_target', sql`${table.target} >= 0`),
    check('achievement_standard_weight', sql`${table.weight} between 0 and 100`),
  ],
);

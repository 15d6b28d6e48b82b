import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, rowRef } from './columns';
import { institution } from './organisationTables';

/** That somebody has compared a version of a pack of law with its texts (LC-02). Never changed. */
export const lawReview = pgTable(
  'law_review',
  {
    institutionId: rowRef()
      .notNull()
      .references(() => institution.id),
    /** Pack and version. */
    pack: text().notNull(),
    /** Of what the pack said then: what was changed since is not reviewed. */
    fingerprint: text().notNull(),
    actorName: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.pack, table.fingerprint] })],
);

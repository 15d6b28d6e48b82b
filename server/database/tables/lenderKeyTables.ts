import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, foreignId } from './columns';
import { institution } from './organisationTables';

/** The key that an institution's lender signs its calls with (MI-01). The server alone reads it: no institution's role may. */
export const lenderKey = pgTable('lender_key', {
  institutionId: foreignId()
    .primaryKey()
    .references(() => institution.id),
  secret: text().notNull(),
  /** Who made it. */
  actorName: text().notNull(),
  createdAt: instant().notNull(),
});

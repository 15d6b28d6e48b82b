import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, foreignId } from './columns';
import { institution } from './organisationTables';

/** Key with which an institution's lender signs its calls (MI-01). Only the server can read it; no institution's role may. */
export const lenderKey = pgTable('lender_key', {
  institutionId: foreignId()
    .primaryKey()
    .references(() => institution.id),
  secret: text().notNull(),
  /** User who made it. */
  actorName: text().notNull(),
  createdAt: instant().notNull(),
});

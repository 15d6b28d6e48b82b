import { CONTACT_CHANNEL } from '@/contract/codes/contactChannel';
import { WISH_KIND } from '@/contract/codes/wishKind';
import { WISH_LANGUAGE } from '@/contract/codes/wishLanguage';
import { boolean, foreignKey, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { task } from './caseTables';
import { code, instant, institutionIdColumn, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';

/** What borrowers, and those around them, asked for (LC-05), with the evidence. Never changed and never deleted: a later row ends an earlier one. */
export const contactWish = pgTable(
  'contact_wish',
  {
    institutionId: institutionIdColumn(),
    id: tenantScopedId(),
    borrowerId: foreignId().notNull(),
    /** The case on which it was noted; it holds on all of the borrower's. */
    taskId: foreignId().notNull(),
    kind: code(WISH_KIND).notNull(),
    /** Who said it, or whose number it is about; null: the borrower. */
    contactId: foreignId(),
    contactName: text(),
    /** Whose wish it is, as contacts are counted (`personKey`). */
    person: text().notNull(),
    /** The number that it is about (`numberKey`); null: it is about the person. */
    number: text(),
    /** Of every day, hh:mm, on the person's clock. */
    hourFrom: text(),
    hourTo: text(),
    /** The contact that the attorney is. */
    attorneyId: foreignId(),
    attorneyName: text(),
    language: code(WISH_LANGUAGE),
    /** By which channel it was said. */
    channel: code(CONTACT_CHANNEL),
    /** Of a row that only ends another one: why. */
    remark: text(),
    notedById: foreignId().notNull(),
    notedByName: text().notNull(),
    at: instant().notNull(),
    /** The row that this one ends, or takes the place of. */
    endsId: foreignId(),
    /** It ends a wish and is none itself. */
    isEnd: boolean().notNull().default(false),
  },
  (table) => [
    ...tenantForeignKeys(table, { taskId: task }),
    tenantPrimaryKey(table),
    foreignKey({
      name: 'contact_wish_ends',
      columns: [table.institutionId, table.endsId],
      foreignColumns: [table.institutionId, table.id],
    }),
    uniqueIndex('contact_wish_ended_once').on(table.institutionId, table.endsId),
    index('contact_wish_borrower').on(table.institutionId, table.borrowerId, table.id),
    index('contact_wish_task').on(table.institutionId, table.taskId, table.id),
  ],
);

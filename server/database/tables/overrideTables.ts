import { OVERRIDDEN_CHANNEL } from '@/contract/codes/overriddenChannel';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { task } from './caseTables';
import { code, instant, institutionOfItsRow, rowRef } from './columns';
import { keyOf, namesRows, numberInInstitution } from './keys';

/** That a contact which rules refuse may be made all the same, once and for a short time (LC-08). Never changed: it is used by the decision that names it. */
export const lawOverride = pgTable(
  'law_override',
  {
    institutionId: institutionOfItsRow(),
    id: numberInInstitution(),
    taskId: rowRef().notNull(),
    contactId: rowRef().notNull(),
    /** Whom it is for, as contacts are counted (`personKey`). */
    person: text().notNull(),
    channel: code(OVERRIDDEN_CHANNEL).notNull(),
    /** The rules that it lifts, by name. */
    rules: text().array().notNull(),
    reason: text().notNull(),
    askerId: rowRef().notNull(),
    askerName: text().notNull(),
    /** Who said yes; who asked, where rules of the institution's own alone were lifted. */
    deciderId: rowRef().notNull(),
    deciderName: text().notNull(),
    at: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    ...namesRows(table, { taskId: task }),
    keyOf(table),
    index('law_override_task').on(table.institutionId, table.taskId, table.expiresAt),
  ],
);

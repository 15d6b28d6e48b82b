import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { borrower } from './caseTables';
import {
  instant,
  institutionIdColumn,
  minor,
  foreignId,
  tenantPrimaryKey,
  tenantForeignKeys,
  tenantScopedId,
} from './columns';
import { appUser } from './organizationTables';

const bytes = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value),
  fromDriver: (value) => Uint8Array.from(value),
});

/** A picture of a borrower (CD-04). */
export const picture = pgTable(
  'picture',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    borrowerId: foreignId().notNull(),
    /** contract/codes/caseCodes */
    kind: text().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    content: bytes().notNull(),
    takenAt: instant(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { borrowerId: borrower }),
    index('picture_borrower').on(table.borrowerId),
  ],
);

/** A remark on a picture. Never changed. */
export const pictureComment = pgTable(
  'picture_comment',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    pictureId: foreignId().notNull(),
    creatorId: foreignId(),
    creatorName: text().notNull(),
    comment: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { pictureId: picture, creatorId: appUser }),
    index('picture_comment_picture').on(table.pictureId),
  ],
);

/** Entry of a borrower's address book (§3 R11, CD-09). */
export const addressBookEntry = pgTable(
  'address_book_entry',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    borrowerId: foreignId().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { borrowerId: borrower }),
    index('address_book_borrower').on(table.borrowerId),
  ],
);

/** Entry of a borrower's own call list (§3 User call record, CD-09). */
export const userCall = pgTable(
  'user_call',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    borrowerId: foreignId().notNull(),
    name: text(),
    phone: text().notNull(),
    /** contract/codes/contactCodes */
    type: text().notNull(),
    at: instant().notNull(),
    /** Seconds. */
    duration: integer().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { borrowerId: borrower }),
    index('user_call_borrower').on(table.borrowerId, table.at.desc()),
  ],
);

/** A borrower's online-shopping account (CD-09). */
export const shoppingAccount = pgTable(
  'shopping_account',
  {
    borrowerId: foreignId().notNull(),
    institutionId: institutionIdColumn(),
    platform: text().notNull(),
    accountName: text().notNull(),
    registeredAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.institutionId, table.borrowerId] }),
    ...tenantForeignKeys(table, { borrowerId: borrower }),
  ],
);

/** An order of an online-shopping account. */
export const shoppingOrder = pgTable(
  'shopping_order',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    borrowerId: foreignId().notNull(),
    title: text().notNull(),
    amount: minor().notNull(),
    receiver: text(),
    address: text(),
    at: instant().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { borrowerId: borrower }),
    index('shopping_order_borrower').on(table.borrowerId, table.at.desc()),
  ],
);

/** A filter that a user has saved for a list. */
export const savedFilter = pgTable(
  'saved_filter',
  {
    id: tenantScopedId(),
    institutionId: institutionIdColumn(),
    userId: foreignId().notNull(),
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { userId: appUser }),
    index('saved_filter_user').on(table.userId),
  ],
);

/** The columns that a user has chosen for a list. */
export const specialColumn = pgTable(
  'special_column',
  {
    userId: foreignId().notNull(),
    list: text().notNull(),
    institutionId: institutionIdColumn(),
    columns: text().array().notNull(),
  },
  (table) => [
    ...tenantForeignKeys(table, { userId: appUser }),
    primaryKey({ columns: [table.institutionId, table.userId, table.list] }),
  ],
);

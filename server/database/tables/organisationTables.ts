import { type Minor, NO_MONEY } from '@/contract/minor';
import { FACE_CHECK } from '@/contract/codes/faceCheck';
import { QUEUE_TYPE } from '@/contract/codes/queueType';
import { ROLE } from '@/contract/codes/role';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { code, instant, minor, rowId, foreignId } from './columns';
import { tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './keys';

/** A lender or agency; every other row belongs to exactly one. */
export const institution = pgTable('institution', {
  id: rowId(),
  parentId: foreignId(),
  code: text().notNull().unique(),
  name: text().notNull(),
  /** ISO 4217; all its amounts are in it. */
  currency: text().notNull(),
  /** Minor units of one unit of the currency as a power of ten. */
  currencyDigits: integer().notNull().default(2),
  /** IANA time zone: 'today' and days past due are counted in it. */
  timeZone: text().notNull(),
  /** Nobody of a disabled institution signs in or stays in. */
  enabled: boolean().notNull().default(true),
  createdAt: instant()
    .notNull()
    .default(sql`now()`),
});

/** The institution of a row that need not name another one of it. */
export const ofInstitution = () =>
  foreignId()
    .notNull()
    .references(() => institution.id);

/** An administrative group: agents with a leader. */
export const userGroup = pgTable(
  'user_group',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    name: text().notNull(),
  },
  (table) => [tenantPrimaryKey(table), uniqueIndex('user_group_name').on(table.institutionId, table.name)],
);

/** Which cases an automatic queue takes; what is absent limits nothing. Amounts in minor units. */
export interface QueueRule {
  readonly minDays?: number;
  readonly maxDays?: number;
  readonly products?: readonly string[];
  readonly minAmount?: Minor;
  readonly maxAmount?: Minor;
  /** First/repeat loan types (§4). */
  readonly loanTypes?: readonly string[];
}

/** A queue of cases (§3). */
export const queue = pgTable(
  'queue',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    code: text().notNull(),
    name: text().notNull(),
    type: code(QUEUE_TYPE).notNull(),
    plannedCaseCount: integer().notNull().default(0),
    /** At most this part of its cases may be extended, in per cent (QU-01). */
    extensionPercent: integer().notNull().default(100),
    /** Which cases an automatic queue takes (QU-01); null: none by itself. */
    rule: jsonb().$type<QueueRule>(),
    /** Of several automatic queues that fit a case, the one with the least takes it. */
    priority: integer().notNull().default(100),
    enabled: boolean().notNull().default(true),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    updatedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [tenantPrimaryKey(table), uniqueIndex('queue_code').on(table.institutionId, table.code)],
);

/** A system user (§3). */
export const appUser = pgTable(
  'app_user',
  {
    id: tenantScopedId(),
    institutionId: ofInstitution(),
    groupId: foreignId(),
    queueId: foreignId(),
    username: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    idCard: text(),
    passwordHash: text().notNull(),
    role: code(ROLE).notNull(),
    enabled: boolean().notNull().default(true),
    /** Which liveness check this user must pass at sign-in. */
    faceCheck: code(FACE_CHECK).notNull().default('none'),
    ranked: boolean().notNull().default(true),
    createsPtp: boolean().notNull().default(true),
    longAging: boolean().notNull().default(false),
    res: boolean().notNull().default(false),
    sendBlu: boolean().notNull().default(false),
    sendIvr: boolean().notNull().default(false),
    sendLunar: boolean().notNull().default(false),
    sendSms: boolean().notNull().default(true),
    sendWaba: boolean().notNull().default(false),
    /** What the user should recover on a day. */
    dailyTarget: minor().notNull().default(NO_MONEY),
    /** Shown announcements at sign-in (LG-09 isShowAnnouncement). */
    showAnnouncements: boolean().notNull().default(true),
    /** Product categories that the user works; none named: all (§3 belonging products). */
    products: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** First/repeat loan types that the user works; none named: all (§3, §4). */
    loanTypes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    autoReloan: boolean().notNull().default(false),
    affiliatedSystem: text(),
    /** The password was made by somebody else and is good for one sign-in: the user sets an own one first (US-01). */
    mustChangePassword: boolean().notNull().default(false),
    /** Until when such a password can be signed in with (ASVS 6.4.1); null: none was made, or the user has set an own one. */
    oneTimePasswordUntil: instant(),
    creatorId: foreignId(),
    creatorName: text(),
    modifierId: foreignId(),
    modifierName: text(),
    /** A data URL for the watermark. */
    photo: text(),
    createdAt: instant()
      .notNull()
      .default(sql`now()`),
    updatedAt: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    tenantPrimaryKey(table),
    ...tenantForeignKeys(table, { groupId: userGroup, queueId: queue }),
    uniqueIndex('app_user_username').on(sql`lower(${table.username})`),
    uniqueIndex('app_user_email').on(sql`lower(${table.email})`),
    // A user is known by the number before the institution is: of a session, of a request.
    index('app_user_number').on(table.id),
    index('app_user_institution').on(table.institutionId, table.groupId),
  ],
);

/** A setting of an institution, or of the whole system where institutionId is null (login method, IP whitelist). */
export const systemSetting = pgTable(
  'system_setting',
  {
    id: rowId(),
    institutionId: foreignId().references(() => institution.id),
    key: text().notNull(),
    value: text().notNull(),
  },
  (table) => [uniqueIndex('system_setting_key').on(sql`coalesce(${table.institutionId}, 0)`, table.key)],
);

/**
 * A loan app, merchant or product category that cases of an institution came with, kept by the importer, so that a select never reads
 * all cases; and each name that a case has had for who holds it or called last, kept by the database (migration 0062).
 */
export const caseName = pgTable(
  'case_name',
  {
    institutionId: ofInstitution(),
    kind: text({ enum: ['app', 'merchant', 'product', 'agent'] }).notNull(),
    name: text().notNull(),
    /** The name as searches compare it (migration search_forms). */
    searchName: text().generatedAlwaysAs(sql`saldo_search_form(name)`),
    /** The device an app was used on; '' where none is known. */
    device: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.kind, table.name, table.device] })],
);

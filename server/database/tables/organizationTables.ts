import { type Minor, NO_MONEY } from '@/contract/minor';
import { FACE_CHECK } from '@/contract/codes/signInCodes';
import { QUEUE_TYPE } from '@/contract/codes/queueCodes';
import { ROLE } from '@/contract/codes/userCodes';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { code, instant, minor, rowId, foreignId, tenantPrimaryKey, tenantForeignKeys, tenantScopedId } from './columns';

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
  /** IANA time zone, which determines 'today' and the days past due. */
  timeZone: text().notNull(),
  /** Users of a disabled institution can neither sign in nor stay signed in. */
  enabled: boolean().notNull().default(true),
  createdAt: instant()
    .notNull()
    .default(sql`now()`),
});

/** Institution of a row without composite foreign keys. */
export const ofInstitution = () =>
  foreignId()
    .notNull()
    .references(() => institution.id);

/**
 * Institutions that move to another cell. Policies refuse every change of their rows by any role (migrations: institution_move),
 * except in tables that are not copied.
 */
export const institutionMove = pgTable('institution_move', {
  institutionId: ofInstitution().primaryKey(),
  /** 'leaving': being copied from here. 'left': moved away. 'arriving': copied to here, not yet open. */
  state: text({ enum: ['leaving', 'left', 'arriving'] }).notNull(),
  since: instant().notNull(),
});

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

/** Selection rule of an automatic queue; absent fields do not limit. Amounts in minor units. */
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
    /** Maximum share of its cases that may be extended, in per cent (QU-01). */
    extensionPercent: integer().notNull().default(100),
    /** Selection rule of an automatic queue (QU-01); null: it takes no cases automatically. */
    rule: jsonb().$type<QueueRule>(),
    /** The automatic queue with the lowest number takes a case that several match. */
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
    /** A program acts through an API key. Its account is never enabled, so that it is no agent, administrator or approver. */
    kind: text({ enum: ['person', 'program'] })
      .notNull()
      .default('person'),
    groupId: foreignId(),
    queueId: foreignId(),
    username: text().notNull(),
    email: text().notNull(),
    name: text().notNull(),
    idCard: text(),
    passwordHash: text().notNull(),
    role: code(ROLE).notNull(),
    enabled: boolean().notNull().default(true),
    /** Liveness check that this user must pass at sign-in. */
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
    /** Daily recovery target of the user. */
    dailyTarget: minor().notNull().default(NO_MONEY),
    /** Shown announcements at sign-in (LG-09 isShowAnnouncement). */
    showAnnouncements: boolean().notNull().default(true),
    /** Product categories that the user works; empty: all (§3 belonging products). */
    products: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** First/repeat loan types that the user works; empty: all (§3, §4). */
    loanTypes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    autoReloan: boolean().notNull().default(false),
    affiliatedSystem: text(),
    /** Identifier in the directory that provisions the user (RFC 7643, externalId). */
    externalId: text(),
    /** Values of the attribute roles, as the directory has sent them last (RFC 7643, 4.1.2). */
    directoryRoles: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Time at which the directory deleted the user; null if it knows the user, or an administrator has enabled the user since. */
    directoryDeletedAt: instant(),
    /** True if another user set the password: it is valid for one sign-in, and the user must set a new one first (US-01). */
    mustChangePassword: boolean().notNull().default(false),
    /** Expiry of such a password (ASVS 6.4.1); null: none was created, or the user has set a new one. */
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
    uniqueIndex('app_user_external_id').on(table.institutionId, table.externalId),
    // Lookup by number alone, before the institution is known: for a session or a request.
    index('app_user_number').on(table.id),
    index('app_user_institution').on(table.institutionId, table.groupId),
    check(
      'app_user_program',
      sql`${table.kind} = 'person' or (not ${table.enabled} and ${table.groupId} is null and ${table.queueId} is null)`,
    ),
  ],
);

/** Setting of an institution, or of the whole system if institutionId is null (login method, IP whitelist). */
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
 * Loan app, merchant or product category of an institution's cases, written by the importer. Also each name of an agent or last caller
 * that a case has had, written by the database (migration 0062). Select lists read from here instead of scanning all cases.
 */
export const caseName = pgTable(
  'case_name',
  {
    institutionId: ofInstitution(),
    kind: text({ enum: ['app', 'merchant', 'product', 'agent'] }).notNull(),
    name: text().notNull(),
    /** Search form of the name (migration search_forms). */
    searchName: text().generatedAlwaysAs(sql`saldo_search_form(name)`),
    /** Device on which an app was used; '' if unknown. */
    device: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.institutionId, table.kind, table.name, table.device] })],
);

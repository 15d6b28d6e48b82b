import type { Client } from 'pg';
import { getErrorCode, OperatorError } from '../kernel/operatorError';
import { withClient } from './connect';
import { migrateDatabase, refuseOtherTables } from './migrate';

/** URL that serves calls, and the URL of the tables' owner if that is another role. */
export interface DatabaseAddresses {
  readonly url: string;
  readonly ownerUrl: string | undefined;
}

/** Version and cell of the tables. */
interface TableOptions {
  /** Folder of the migrations; defaults to those of this version. */
  readonly folder?: string;
  /** Absent: the cell of the database, whichever it is. */
  readonly cell?: number;
}

interface RolePrivileges {
  readonly role: string;
  /** True if tables exist. */
  readonly tables: boolean;
  /** True if the role could change the audit log or its protection. */
  readonly commandsTrail: boolean;
}

/** Includes rights inherited from other roles, because the serving role could use them with SET ROLE. */
const STANDING = `
  select current_user as "role", trail.oid is not null as "tables",
    mine.rolsuper or mine.rolcreaterole or coalesce(
      pg_has_role(trail.relowner, 'member') or has_table_privilege(trail.oid, 'update, delete, truncate, trigger'), false
    ) as "commandsTrail"
  from pg_roles mine left join pg_class trail on trail.oid = to_regclass('public.trail_entry')
  where mine.rolname = current_user`;

const getStanding = async (client: Client): Promise<RolePrivileges> => {
  const { rows } = await client.query<RolePrivileges>(STANDING);
  const [standing] = rows;
  if (standing === undefined) throw new Error('a role without an entry in pg_roles');
  return standing;
};

const refuseCommander = ({ role, commandsTrail }: RolePrivileges): void => {
  if (!commandsTrail) return;
  throw new OperatorError(
    `DATABASE_OWNER_URL is set, and ${role}, the role of DATABASE_URL, could change the audit trail all the same: give DATABASE_URL a role of its own that owns nothing and has no CREATEROLE (docs/operations.md).`,
  );
};

/** First statements of every call; they fail if the role of DATABASE_URL is not a member of the callers' role. */
const ACT_FOR_CALLER =
  "begin; set local role saldo_caller; set local saldo.institution = '0'; select from task limit 1; rollback";
/** 42501: insufficient privilege; 22023: PostgreSQL's error if the role to set does not exist. */
const MISSING_ROLE_CODES: readonly unknown[] = ['42501', '22023'];

const actsForCaller = async (client: Client): Promise<boolean> => {
  try {
    await client.query(ACT_FOR_CALLER);
    return true;
  } catch (error) {
    await client.query('rollback');
    if (MISSING_ROLE_CODES.includes(getErrorCode(error))) return false;
    throw error;
  }
};

/** A dump contains no role memberships: after a restore the role is not granted yet. */
const assertActsForCaller = async (client: Client, role: string): Promise<void> => {
  if (await actsForCaller(client)) return;
  // A role with the admin option grants it to itself.
  await client.query(`grant saldo_caller to ${client.escapeIdentifier(role)}`).catch(() => undefined);
  if (await actsForCaller(client)) return;
  throw new OperatorError(
    `The role of DATABASE_URL cannot act for callers, as after a restore into a new PostgreSQL. Let its administrator run these two lines in this database, then start again:
GRANT saldo_caller TO ${client.escapeIdentifier(role)};
SELECT saldo_let_serve(${client.escapeLiteral(role)});`,
  );
};

/**
 * Migrates the tables to this version, as their owner if known, and grants the role of `url` the right to serve. Returns true if that
 * role could change the audit log, which is the case if it owns the tables.
 */
export const prepareTables = async (
  { url, ownerUrl }: DatabaseAddresses,
  options: TableOptions = {},
): Promise<boolean> => {
  const { role, tables, commandsTrail } = await withClient(url, getStanding);
  if (ownerUrl !== undefined) {
    await migrateDatabase(ownerUrl, { ...options, server: role });
    refuseCommander(await withClient(url, getStanding));
    return false;
  }
  // Another role maintains the tables (npm run database:migrate).
  if (tables && !commandsTrail) await withClient(url, (client) => refuseOtherTables(client, options));
  else await migrateDatabase(url, options);
  await withClient(url, (client) => assertActsForCaller(client, role));
  return commandsTrail || !tables;
};

import type { Client } from 'pg';
import { errorCode, OperatorError } from '../kernel/operatorError';
import { withClient } from './connect';
import { migrateDatabase, refuseOtherTables } from './migrate';

/** Where calls are served from and, where that is another role's, where the tables are made and changed from. */
export interface DatabaseAddresses {
  readonly url: string;
  readonly ownerUrl: string | undefined;
}

interface Standing {
  readonly role: string;
  /** There are tables already. */
  readonly tables: boolean;
  /** It could change what the audit trail says, or what guards it. */
  readonly commandsTrail: boolean;
}

/** Rights by way of other roles count like a role's own: whoever serves could take them with SET ROLE. */
const STANDING = `
  select current_user as "role", trail.oid is not null as "tables",
    mine.rolsuper or mine.rolcreaterole or coalesce(
      pg_has_role(trail.relowner, 'member') or has_table_privilege(trail.oid, 'update, delete, truncate, trigger'), false
    ) as "commandsTrail"
  from pg_roles mine left join pg_class trail on trail.oid = to_regclass('public.trail_entry')
  where mine.rolname = current_user`;

const getStanding = async (client: Client): Promise<Standing> => {
  const { rows } = await client.query<Standing>(STANDING);
  const [standing] = rows;
  if (standing === undefined) throw new Error('a role without an entry in pg_roles');
  return standing;
};

const refuseCommander = ({ role, commandsTrail }: Standing): void => {
  if (!commandsTrail) return;
  throw new OperatorError(
    `DATABASE_OWNER_URL is set, and ${role}, the role of DATABASE_URL, could change the audit trail all the same: give DATABASE_URL a role of its own that owns nothing and has no CREATEROLE (docs/operations.md).`,
  );
};

/** What every call does first; fails where the role of DATABASE_URL is no member of the role that calls run as. */
const ACT_FOR_CALLER =
  "begin; set local role saldo_caller; set local saldo.institution = '0'; select from task limit 1; rollback";
/** 42501: no right; 22023: PostgreSQL's answer where the role to set does not exist. */
const MISSING_ROLE_CODES: readonly unknown[] = ['42501', '22023'];

const actsForCaller = async (client: Client): Promise<boolean> => {
  try {
    await client.query(ACT_FOR_CALLER);
    return true;
  } catch (error) {
    await client.query('rollback');
    if (MISSING_ROLE_CODES.includes(errorCode(error))) return false;
    throw error;
  }
};

/** A dump holds no memberships of roles: after a restore nobody has granted the role again. */
const assertActsForCaller = async (client: Client, role: string): Promise<void> => {
  if (await actsForCaller(client)) return;
  // A role that may grant it does so itself.
  await client.query(`grant saldo_caller to ${client.escapeIdentifier(role)}`).catch(() => undefined);
  if (await actsForCaller(client)) return;
  throw new OperatorError(
    `The role of DATABASE_URL cannot act for callers, as after a restore into a new PostgreSQL. Let its administrator run these two lines in this database, then start again:
GRANT saldo_caller TO ${client.escapeIdentifier(role)};
SELECT saldo_let_serve(${client.escapeLiteral(role)});`,
  );
};

/**
 * Brings the tables up to this version, as their owner where it is known, and lets the role of `url` serve. Tells whether that
 * role could change the audit trail: it can where it owns the tables itself.
 */
export const prepareTables = async ({ url, ownerUrl }: DatabaseAddresses, folder?: string): Promise<boolean> => {
  const { role, tables, commandsTrail } = await withClient(url, getStanding);
  if (ownerUrl !== undefined) {
    await migrateDatabase(ownerUrl, { folder, server: role });
    refuseCommander(await withClient(url, getStanding));
    return false;
  }
  // Somebody else keeps the tables (npm run database:migrate).
  if (tables && !commandsTrail) await withClient(url, (client) => refuseOtherTables(client, folder));
  else await migrateDatabase(url, { folder });
  await withClient(url, (client) => assertActsForCaller(client, role));
  return commandsTrail || !tables;
};

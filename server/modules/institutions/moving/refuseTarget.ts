import type { Client } from 'pg';
import { getCell } from '../../../database/cellSequences';
import { OperatorError } from '../../../kernel/operatorError';
import type { Ends } from './copyTree';
import { findMove } from './moveState';
import type { Tree } from './treeTables';

const readVersion = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ version: string }>(
    'select max(created_at)::text as version from drizzle.__drizzle_migrations',
  );
  return rows[0]?.version ?? '';
};

/** Rights without which a copy cannot be written: triggers off, and COPY into tables with row-level security. */
const MAY_COPY = `
  select rolsuper or rolbypassrls and has_parameter_privilege('session_replication_role', 'set') as "mayCopy"
  from pg_roles where rolname = current_user`;

/** Refuses a role that cannot write or delete an institution with all its evidence. */
export const refuseOrdinaryRole = async (client: Client, option: string): Promise<void> => {
  const { rows } = await client.query<{ mayCopy: boolean }>(MAY_COPY);
  if (rows[0]?.mayCopy === true) return;
  throw new OperatorError(`The role of ${option} cannot do this: name PostgreSQL's administrator in the address.`);
};

const NAMES = `select lower(username) as name from app_user where institution_id = any ($1)
  union select lower(email) from app_user where institution_id = any ($1) and email is not null`;
const TAKEN = `select username from app_user where lower(username) = any ($1) or lower(email) = any ($1) order by 1 limit 10`;
const CODES_TAKEN = `select code from institution where code = any ($1)`;

const refuseNamesTaken = async ({ source, target }: Ends, { ids }: Tree): Promise<void> => {
  const { rows: codes } = await source.query<{ code: string }>('select code from institution where id = any ($1)', [
    ids,
  ]);
  const { rows: codesTaken } = await target.query<{ code: string }>(CODES_TAKEN, [codes.map(({ code }) => code)]);
  if (codesTaken.length > 0) {
    throw new OperatorError(`The target has an institution ${codesTaken.map(({ code }) => code).join(', ')} already.`);
  }
  const { rows: names } = await source.query<{ name: string }>(NAMES, [ids]);
  const { rows: taken } = await target.query<{ username: string }>(TAKEN, [names.map(({ name }) => name)]);
  if (taken.length === 0) return;
  throw new OperatorError(
    `Usernames and e-mail addresses are unique in a cell. The target has them already for: ${taken.map(({ username }) => username).join(', ')}.`,
  );
};

/** Refuses a target that cannot take the tree, before anything is frozen. */
export async function refuseTarget(ends: Ends, tree: Tree, sourceCell: number): Promise<void> {
  const { source, target } = ends;
  if ((await readVersion(source)) !== (await readVersion(target))) {
    throw new OperatorError(
      'The two databases have different versions of Saldo: start the same version on both first.',
    );
  }
  if ((await getCell(target)) === sourceCell) {
    throw new OperatorError(
      `Both databases are cell ${sourceCell}. Set another CELL for the target before its first institution.`,
    );
  }
  await refuseOrdinaryRole(target, '--to');
  if ((await findMove(target, tree.root))?.state !== 'arriving') await refuseNamesTaken(ends, tree);
}

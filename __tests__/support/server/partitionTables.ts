import type { Client } from 'pg';
import { withClient } from '../../../server/database/connect';

const PARTS = 3;

/** Tables that can lie in parts: every unique key of theirs has the institution in it. */
const TABLES = `
  select c.oid::regclass::text as name from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'institution_id' and a.attnotnull
  -- The policies of the others read institution_move.
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'institution_move' and not exists (
    select from pg_index i where i.indrelid = c.oid and i.indisunique and not a.attnum = any (i.indkey::int2[]))`;

/** Statements to repeat for tables after they are recreated. */
const SAID = `
  with part as (${TABLES}), kept as (
    select 1 as place, format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as said
    from pg_constraint where contype in ('p', 'u') and conrelid::regclass::text in (select name from part)
    union all
    select 2, pg_get_indexdef(i.indexrelid) from pg_index i
    where i.indrelid::regclass::text in (select name from part) and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u'))
    union all
    select 3, format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where contype = 'f' and (conrelid::regclass::text in (select name from part) or confrelid::regclass::text in (select name from part))
    union all
    select 4, format('alter table %1$s enable row level security, force row level security', name) from part
    union all
    select 5, format('create policy %I on %I as %s for %s to %s', policyname, tablename, permissive, cmd, array_to_string(roles, ', '))
      || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '')
    from pg_policies where tablename in (select name from part)
    union all
    select 6, format('grant %s on %I to %I', privilege_type, table_name, grantee)
    from information_schema.role_table_grants where table_name in (select name from part) and grantee <> current_user
    union all
    select 6, format('grant %s (%I) on %s to %s', right_.privilege_type, a.attname, a.attrelid::regclass, right_.grantee::regrole)
    from pg_attribute a cross join lateral aclexplode(a.attacl) right_ where a.attrelid::regclass::text in (select name from part)
    union all
    select 6, format('grant usage on sequence %I to %I', object_name, grantee) from information_schema.usage_privileges
    where object_type = 'SEQUENCE' and object_name in (select name || '_id_seq' from part) and grantee <> current_user
    union all
    select 7, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal and tgrelid::regclass::text in (select name from part)
  ) select said from kept order by place`;

const FOREIGN = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as said from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace
    and (conrelid::regclass::text in (select name from (${TABLES}) t) or confrelid::regclass::text in (select name from (${TABLES}) t))`;

const said = async (client: Client, question: string): Promise<string[]> =>
  (await client.query<{ said: string }>(question)).rows.map((row) => row.said);

async function makeAnew(client: Client, name: string): Promise<void> {
  await client.query(
    `create table anew (like ${name} including defaults including constraints including identity including generated including storage)
     partition by hash (institution_id)`,
  );
  await client.query(`drop table ${name}`);
  await client.query(`alter table anew rename to ${name}`);
  const { rows } = await client.query<{ counter: string | null }>(
    `select pg_get_serial_sequence('${name}', attname) as counter from pg_attribute where attrelid = '${name}'::regclass and attidentity <> ''`,
  );
  if (rows[0]?.counter) await client.query(`alter sequence ${rows[0].counter} rename to ${name}_id_seq`);
  for (let part = 0; part < PARTS; part += 1) {
    await client.query(
      `create table ${name}_part${part} partition of ${name} for values with (modulus ${PARTS}, remainder ${part})`,
    );
  }
}

/** Partitions the empty tables of a database by institution, with the same keys, references, policies and triggers; returns their names. */
export const partitionTables = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ name: string }>(TABLES);
    const again = await said(client, SAID);
    for (const statement of await said(client, FOREIGN)) await client.query(statement);
    for (const { name } of rows) await makeAnew(client, name);
    for (const statement of again) await client.query(statement);
    await client.query('commit');
    return rows.map(({ name }) => name);
  });

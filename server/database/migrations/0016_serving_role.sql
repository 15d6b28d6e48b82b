-- Written by hand. The role that serves calls uses the tables and owns none of them.
-- A temporary table of the same name would be found before ours by whoever may run a statement: the chain reads its own table only.
alter function saldo_chain_trail() set search_path = public, pg_temp;
--> statement-breakpoint
-- Lets a role serve: run by the tables' owner after the migrations of each start, so that a new table is served from the start on.
-- What is there already is not granted again: a running server is not disturbed.
create function saldo_let_serve(server name) returns void language plpgsql as $$
declare
  served record;
  needed text;
begin
  if not pg_has_role(server, 'saldo_caller', 'member') then
    begin
      execute format('grant saldo_caller to %I', server);
    exception
      when insufficient_privilege then
        raise exception using
          errcode = 'SLD01',
          message = format(E'The role of DATABASE_URL lacks a right; let the administrator of PostgreSQL run:\nGRANT saldo_caller TO %I;', server);
    end;
  end if;
  foreach needed in array array['public', 'drizzle'] loop
    if not has_schema_privilege(server, needed, 'usage') then execute format('grant usage on schema %I to %I', needed, server); end if;
  end loop;
  if not has_table_privilege(server, 'drizzle.__drizzle_migrations', 'select') then
    execute format('grant select on drizzle.__drizzle_migrations to %I', server);
  end if;
  for served in
    -- What is only ever added to can not be changed by this role even where no trigger stood before it.
    select c.oid, c.relname, c.relkind, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'saldo_refuse_change'::regproc) as kept
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S')
  loop
    if served.relkind = 'S' then
      if not has_sequence_privilege(server, served.oid, 'usage') then
        execute format('grant usage on sequence %I to %I', served.relname, server);
      end if;
      continue;
    end if;
    if served.kept and has_table_privilege(server, served.oid, 'update, delete') then
      execute format('revoke update, delete on %I from %I', served.relname, server);
    end if;
    foreach needed in array
      array['select', 'insert']
      || case when served.kept then '{}' else array['update', 'delete'] end
      -- ANALYZE after many rows have come; before 17 PostgreSQL does it by itself a minute later.
      || case when current_setting('server_version_num')::int >= 170000 and served.relname <> 'trail_entry' then array['maintain'] else '{}' end
    loop
      if not has_table_privilege(server, served.oid, needed) then
        execute format('grant %s on %I to %I', needed, served.relname, server);
      end if;
    end loop;
  end loop;
  -- The policies of the server itself name the owner: the serving role stands beside it.
  for served in
    select tablename, policyname, (select string_agg(quote_ident(r), ', ') from unnest(roles) r) as held from pg_policies
    where schemaname = 'public' and policyname = tablename || '_server' and not server = any(roles)
  loop
    execute format('alter policy %I on %I to %s, %I', served.policyname, served.tablename, served.held, server);
  end loop;
end
$$;

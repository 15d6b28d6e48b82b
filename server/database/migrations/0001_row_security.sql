-- The second wall (the first is the WHERE of every query): a call runs as the role saldo_caller, which sees the rows of one institution only.
-- Written by hand; the tables come from 0000. Every table with an institution_id gets its policies here, and a table without them fails a test.

do $$
begin
  if not exists (select 1 from pg_roles where rolname = 'saldo_caller') then
    begin
      create role saldo_caller nologin;
    exception
      when duplicate_object or unique_violation then null;
    end;
  end if;
  -- Another database of the same PostgreSQL may be granting the same role at this moment.
  for attempt in 1..20 loop
    begin
      set local role saldo_caller;
      reset role;
      exit;
    exception
      when insufficient_privilege then
        begin
          execute format('grant saldo_caller to %I', current_user);
        exception
          when internal_error then perform pg_sleep(0.05);
        end;
    end;
  end loop;
  set local role saldo_caller;
  reset role;
exception
  when insufficient_privilege then
    raise exception using
      errcode = 'SLD01',
      message = format(
        E'Saldo needs a role of its own in PostgreSQL; let its administrator run:\n%sGRANT saldo_caller TO %I;',
        case when to_regrole('saldo_caller') is null then E'CREATE ROLE saldo_caller NOLOGIN;\n' else '' end,
        current_user
      );
end
$$;
--> statement-breakpoint
grant usage on schema public to saldo_caller;
--> statement-breakpoint
do $$
declare
  walled text;
begin
  for walled in
    select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'institution_id' and t.table_type = 'BASE TABLE'
  loop
    execute format('alter table %I enable row level security', walled);
    execute format('alter table %I force row level security', walled);
    execute format('create policy %I on %I to %I using (true)', walled || '_server', walled, current_user);
    execute format(
      'create policy %I on %I to saldo_caller using (institution_id = (select current_setting(''saldo.institution'')::bigint))',
      walled || '_caller', walled
    );
    execute format('grant select, insert, update, delete on %I to saldo_caller', walled);
  end loop;
end
$$;
--> statement-breakpoint
alter table institution enable row level security;
--> statement-breakpoint
alter table institution force row level security;
--> statement-breakpoint
do $$ begin execute format('create policy institution_server on institution to %I using (true)', current_user); end $$;
--> statement-breakpoint
create policy institution_caller on institution for select to saldo_caller using (id = (select current_setting('saldo.institution')::bigint));
--> statement-breakpoint
grant select on institution to saldo_caller;
--> statement-breakpoint
-- Signing in is the server's own: no call of a signed-in user writes who came in when, and sessions are not even seen.
revoke insert, update, delete on login_log, liveness_attempt, provider_check from saldo_caller;
--> statement-breakpoint
revoke all on session from saldo_caller;
--> statement-breakpoint
-- What stands for all institutions can be read by each of them, and written by none.
create policy scrolling_notice_shared on scrolling_notice for select to saldo_caller using (institution_id is null);
--> statement-breakpoint
create policy system_setting_shared on system_setting for select to saldo_caller using (institution_id is null);
--> statement-breakpoint
-- What is written down stays written down, whoever asks.
create function saldo_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception using errcode = '42501', message = format('%s is append-only', tg_table_name);
end
$$;
--> statement-breakpoint
revoke update, delete on behaviour, collection_log from saldo_caller;
--> statement-breakpoint
create trigger behaviour_append_only before update or delete on behaviour for each row execute function saldo_refuse_change();
--> statement-breakpoint
create trigger behaviour_never_emptied before truncate on behaviour for each statement execute function saldo_refuse_change();
--> statement-breakpoint
create trigger collection_log_append_only before update or delete on collection_log for each row execute function saldo_refuse_change();
--> statement-breakpoint
create trigger collection_log_never_emptied before truncate on collection_log for each statement execute function saldo_refuse_change();

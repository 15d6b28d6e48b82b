CREATE TABLE "institution_move" (
	"institution_id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "institution_move" ADD CONSTRAINT "institution_move_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Written by hand from here on.
-- Institutions on the move are frozen: no row of theirs is written, by any call or worker of any server. A statement of the server, which
-- may concern many institutions, passes over the rows; one of a caller fails, so that the caller is told.
create function saldo_build_freezes() returns void language plpgsql as $$
declare
  frozen text;
  moving constant text := '(%1$I = any (array(select m.institution_id from institution_move m))) is not true';
  key text;
begin
  for frozen, key in
    select c.table_name, 'institution_id' from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'institution_id' and t.table_type = 'BASE TABLE'
      -- Not copied: they end with the sign-in that they belong to.
      and c.table_name not in ('institution_move', 'session', 'sso_session', 'sso_attempt', 'passkey_challenge', 'provider_check')
    union all select 'institution', 'id'
  loop
    if exists (select from pg_policies where schemaname = 'public' and tablename = frozen and policyname = frozen || '_frozen') then continue; end if;
    execute format(
      'create policy %2$I on %3$I as restrictive for insert to public with check (' || moving || ')',
      case frozen when 'institution' then 'parent_id' else key end, frozen || '_frozen', frozen
    );
    execute format(
      'create policy %2$I on %3$I as restrictive for update to public using (current_user = ''saldo_caller'' or ' || moving || ') with check (' || moving || ')',
      key, frozen || '_frozen_update', frozen
    );
    execute format('create policy %2$I on %3$I as restrictive for delete to public using (' || moving || ')', key, frozen || '_frozen_delete', frozen);
  end loop;
end
$$;
--> statement-breakpoint
create or replace function saldo_build_walls() returns void language plpgsql as $$
declare
  walled text;
  readable text;
begin
  for walled in
    select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'institution_id' and t.table_type = 'BASE TABLE'
      and not exists (select 1 from pg_policies p where p.schemaname = 'public' and p.tablename = c.table_name)
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
  perform saldo_build_freezes();
  select string_agg(quote_ident(column_name), ', ') into readable from information_schema.columns
  where table_schema = 'public' and table_name = 'app_user' and column_name <> 'password_hash';
  execute format('grant select (%1$s), update (%1$s) on app_user to saldo_caller', readable);
end
$$;
--> statement-breakpoint
select saldo_build_walls();
--> statement-breakpoint
revoke insert, update, delete on institution_move from saldo_caller;
--> statement-breakpoint
create trigger institution_move_access after insert or update or delete on institution_move for each row execute function saldo_tell_access();

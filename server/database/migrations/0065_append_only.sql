ALTER TABLE "law_replay_finding" DROP CONSTRAINT "law_replay_finding_replay";
--> statement-breakpoint
ALTER TABLE "queue_log" DROP CONSTRAINT "queue_log_queue_id_row";
--> statement-breakpoint
ALTER TABLE "law_replay_finding" ADD CONSTRAINT "law_replay_finding_replay" FOREIGN KEY ("institution_id","replay_id") REFERENCES "public"."law_replay"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_log" ADD CONSTRAINT "queue_log_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Written by hand from here on.
-- Makes a table append-only, but for the columns that a row's life needs: for its owner by triggers, for calls by their grants as well.
-- A later migration that adds a column to a table with such columns calls it again.
create function saldo_keep(kept regclass, changing name[] default '{}') returns void language plpgsql as $$
declare
  named name := (select relname from pg_class where oid = kept);
  fixed text;
  called boolean := has_any_column_privilege('saldo_caller', kept, 'update');
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into fixed from pg_attribute
  where attrelid = kept and attnum > 0 and not attisdropped and attname <> all (changing);
  execute format(
    'create or replace trigger %I before update%s or delete on %s for each row execute function saldo_refuse_change()',
    named || '_append_only', case when changing = '{}' then '' else ' of ' || fixed end, kept
  );
  execute format(
    'create or replace trigger %I before truncate on %s for each statement execute function saldo_refuse_change()',
    named || '_never_emptied', kept
  );
  -- Revoking a right on a table revokes it on the columns too.
  execute format('revoke update, delete, truncate on %s from saldo_caller', kept);
  if called and changing <> '{}' then
    execute format('grant update (%s) on %s to saldo_caller', (select string_agg(quote_ident(c), ', ') from unnest(changing) c), kept);
  end if;
end
$$;
--> statement-breakpoint
-- The columns that may change in a table: of one that is append-only those that its trigger does not name, of every other one all.
create function saldo_changing(of_table oid) returns name[] language sql stable as $$
  select coalesce(array_agg(a.attname order by a.attnum), '{}') from pg_attribute a
  where a.attrelid = of_table and a.attnum > 0 and not a.attisdropped and not exists (
    select from pg_trigger t
    where t.tgrelid = of_table and t.tgfoid = 'saldo_refuse_change'::regproc and t.tgqual is null and t.tgtype & 16 > 0
      and (t.tgattr = '' or a.attnum = any (t.tgattr::int2[]))
  )
$$;
--> statement-breakpoint
-- Lets a role serve: as before (0016), and of a table that is append-only it may update the columns that a row's life needs.
create or replace function saldo_let_serve(server name) returns void language plpgsql as $$
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
    select c.oid, c.relname, c.relkind, saldo_changing(c.oid) as changing,
      exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'saldo_refuse_change'::regproc and t.tgqual is null) as kept
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S')
  loop
    if served.relkind = 'S' then
      if not has_sequence_privilege(server, served.oid, 'usage') then
        execute format('grant usage on sequence %I to %I', served.relname, server);
      end if;
      continue;
    end if;
    if served.kept and has_table_privilege(server, served.oid, 'update, delete, truncate') then
      execute format('revoke update, delete, truncate on %I from %I', served.relname, server);
    end if;
    if served.kept then
      for needed in
        select format(
          case when a.attname = any (served.changing) then 'grant update (%1$I) on %2$I to %3$I' else 'revoke update (%1$I) on %2$I from %3$I' end,
          a.attname, served.relname, server)
        from pg_attribute a where a.attrelid = served.oid and a.attnum > 0 and not a.attisdropped
          and has_column_privilege(server, served.oid, a.attnum, 'update') <> (a.attname = any (served.changing))
      loop
        execute needed;
      end loop;
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
--> statement-breakpoint
select saldo_keep(each::regclass)
from unnest(array[
  'contact_decision', 'contact_wish', 'law_own_rules', 'law_override', 'law_review', 'picture_comment', 'queue_log', 'work_order_matter'
]) each;
--> statement-breakpoint
select
  saldo_keep('approval', array['state', 'decider_id', 'decider_name', 'decided_at', 'reason', 'failure', 'failure_places']),
  saldo_keep('case_hold', array['ended_at', 'ended_how', 'ended_by_name', 'end_reason']),
  saldo_keep('clarification', array['state', 'amount', 'loan_id', 'actor_name', 'note', 'decided_at']),
  saldo_keep('law_replay', array['state', 'after', 'done', 'contacts', 'refused', 'doubted', 'lifted', 'finished_at']),
  saldo_keep('law_replay_finding', array['count', 'examples']),
  saldo_keep('lender_batch', array['rows', 'fresh', 'known', 'contradictory', 'refused', 'done', 'finished_at']),
  saldo_keep('lender_event', array['loan_no', 'state', 'clarify_reason', 'loan_id', 'booked_at', 'reversed_by']),
  saldo_keep('login_log', array['outcome']),
  saldo_keep('pay_log', array['status', 'asked_at', 'ask_at', 'asked', 'channel_reference', 'failure', 'lender_event_id', 'reversed_at']);
--> statement-breakpoint
-- What has ended stays as it ended.
create trigger approval_ends_once before update on approval for each row
  when (old.state not in ('waiting', 'granted')) execute function saldo_refuse_change();
--> statement-breakpoint
create trigger case_hold_ends_once before update on case_hold for each row
  when (old.ended_at is not null) execute function saldo_refuse_change();
--> statement-breakpoint
create trigger law_replay_ends_once before update on law_replay for each row
  when (old.finished_at is not null) execute function saldo_refuse_change();
--> statement-breakpoint
-- A reversal learns the number of its loan from the payment that it speaks of.
create trigger lender_event_loan_once before update on lender_event for each row
  when (old.loan_no <> '' and new.loan_no <> old.loan_no) execute function saldo_refuse_change();

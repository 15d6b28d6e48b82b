-- Written by hand. Called at the end of every migration that adds tables or columns: a table with an institution_id gets its walls
-- and the rights of saldo_caller, and a new column of app_user can be read and written like the others, the password's hash never.
create function saldo_build_walls() returns void language plpgsql as $$
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
  select string_agg(quote_ident(column_name), ', ') into readable from information_schema.columns
  where table_schema = 'public' and table_name = 'app_user' and column_name <> 'password_hash';
  execute format('grant select (%1$s), update (%1$s) on app_user to saldo_caller', readable);
end
$$;
--> statement-breakpoint
select saldo_build_walls();
--> statement-breakpoint
-- Product categories of the cases that are there already; the importer keeps them from now on.
insert into case_name (institution_id, kind, name, device)
select distinct institution_id, 'product', product_category, '' from task where product_category is not null
on conflict do nothing;
--> statement-breakpoint
-- A change of the schedule stays written down.
create trigger work_schedule_change_append_only before update or delete on work_schedule_change for each row execute function saldo_refuse_change();
--> statement-breakpoint
create trigger work_schedule_change_never_emptied before truncate on work_schedule_change for each statement execute function saldo_refuse_change();
--> statement-breakpoint
revoke update, delete on work_schedule_change from saldo_caller;
--> statement-breakpoint
-- Administrators keep the templates; they are disabled, never deleted: messages were sent with them.
grant insert, update on sms_template to saldo_caller;
--> statement-breakpoint
-- What was changed or granted stays written down.
create trigger quota_increase_append_only before update or delete on quota_increase for each row execute function saldo_refuse_change();
--> statement-breakpoint
create trigger quota_increase_never_emptied before truncate on quota_increase for each statement execute function saldo_refuse_change();
--> statement-breakpoint
create trigger setting_change_append_only before update or delete on setting_change for each row execute function saldo_refuse_change();
--> statement-breakpoint
create trigger setting_change_never_emptied before truncate on setting_change for each statement execute function saldo_refuse_change();
--> statement-breakpoint
revoke update, delete on quota_increase, setting_change from saldo_caller;
--> statement-breakpoint
revoke update, delete on permission_change from saldo_caller;
--> statement-breakpoint
create trigger permission_change_append_only before update or delete on permission_change for each row execute function saldo_refuse_change();
--> statement-breakpoint
create trigger permission_change_never_emptied before truncate on permission_change for each statement execute function saldo_refuse_change();
--> statement-breakpoint
create index institution_parent on institution (parent_id);
--> statement-breakpoint
alter table institution add constraint institution_not_own_parent check (parent_id is null or parent_id <> id);
--> statement-breakpoint
alter table institution add constraint institution_parent_exists foreign key (parent_id) references institution (id);
--> statement-breakpoint
revoke insert, update, delete on daily_score, daily_score_run from saldo_caller;
--> statement-breakpoint
-- Nothing in front of a text tells where it ends but its length: two different rows never give the same bytes.
create function saldo_trail_field(field text) returns text language sql immutable as $$
  select case when field is null then '-;' else octet_length(convert_to(field, 'UTF8')) || ':' || field || ';' end
$$;
--> statement-breakpoint
-- The hash of a row; server/domain/trailHash.ts computes the same without a database.
create function saldo_trail_hash(entry trail_entry) returns text language sql stable as $$
  select encode(sha256(convert_to(
    saldo_trail_field(entry.chain::text) || saldo_trail_field(entry.seq::text) || saldo_trail_field(entry.prev_hash)
    || saldo_trail_field(to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    || saldo_trail_field(entry.source) || saldo_trail_field(entry.event) || saldo_trail_field(entry.outcome)
    || saldo_trail_field(entry.from_state) || saldo_trail_field(entry.to_state) || saldo_trail_field(entry.code)
    || saldo_trail_field(entry.user_id::text) || saldo_trail_field(entry.login_log_id::text)
    || saldo_trail_field(entry.page) || saldo_trail_field(entry.page_seq::text) || saldo_trail_field(entry.detail),
    'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- One after the other within a chain, whatever server or connection they come from: the lock is held to the end of the transaction,
-- and the row before is read after it was got.
create function saldo_chain_trail() returns trigger language plpgsql volatile as $$
declare
  head record;
begin
  new.chain := coalesce(new.institution_id, 0);
  perform pg_advisory_xact_lock(hashtextextended('trail ' || new.chain, 0));
  select seq, hash into head from trail_entry where chain = new.chain order by seq desc limit 1;
  new.seq := coalesce(head.seq, 0) + 1;
  new.prev_hash := coalesce(head.hash, repeat('0', 64));
  new.hash := saldo_trail_hash(new);
  return new;
end
$$;
--> statement-breakpoint
create trigger trail_entry_chained before insert on trail_entry for each row execute function saldo_chain_trail();
--> statement-breakpoint
create trigger trail_entry_append_only before update or delete on trail_entry for each row execute function saldo_refuse_change();
--> statement-breakpoint
create trigger trail_entry_never_emptied before truncate on trail_entry for each statement execute function saldo_refuse_change();
--> statement-breakpoint
-- The server writes it; a call reads what is of its institution and no more.
revoke insert, update, delete on trail_entry from saldo_caller;
--> statement-breakpoint
-- What a queue went through stays written down; only a queue that goes away, empty, takes its lines along.
revoke update, delete on queue_log from saldo_caller;
--> statement-breakpoint
-- What happened to a work order, what it was about and what was issued stay as they were written.
revoke update, delete on work_order_event, work_order_penalty, work_order_matter from saldo_caller;
--> statement-breakpoint
revoke delete on work_order from saldo_caller;
--> statement-breakpoint
create trigger work_order_event_append_only before update or delete on work_order_event for each row execute function saldo_refuse_change();
--> statement-breakpoint
create trigger work_order_event_never_emptied before truncate on work_order_event for each statement execute function saldo_refuse_change();
--> statement-breakpoint
create trigger work_order_penalty_append_only before update or delete on work_order_penalty for each row execute function saldo_refuse_change();
--> statement-breakpoint
create trigger work_order_penalty_never_emptied before truncate on work_order_penalty for each statement execute function saldo_refuse_change();
--> statement-breakpoint
-- What is written down stays written down, whoever asks.
revoke update, delete on user_history from saldo_caller;
--> statement-breakpoint
create trigger user_history_append_only before update or delete on user_history for each row execute function saldo_refuse_change();
--> statement-breakpoint
create trigger user_history_never_emptied before truncate on user_history for each statement execute function saldo_refuse_change();
--> statement-breakpoint
-- An ID card belongs to one user of an institution (US-03); of several that there are already the first keeps it.
update app_user u set id_card = null where id_card is not null and exists (
  select 1 from app_user o where o.institution_id = u.institution_id and lower(o.id_card) = lower(u.id_card) and o.id < u.id
);
--> statement-breakpoint
create unique index app_user_id_card on app_user (institution_id, lower(id_card)) where id_card is not null;

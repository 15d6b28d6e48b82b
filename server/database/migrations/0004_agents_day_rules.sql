-- Written by hand: the walls around the tables of 0003, and what the cases that were there before it need.

do $$
declare
  walled text;
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
end
$$;
--> statement-breakpoint
-- What is written down stays written down; what the gateway was given is the server's own.
revoke update, delete on case_event, picture_comment from saldo_caller;
--> statement-breakpoint
create trigger case_event_append_only before update or delete on case_event for each row execute function saldo_refuse_change();
--> statement-breakpoint
create trigger case_event_never_emptied before truncate on case_event for each statement execute function saldo_refuse_change();
--> statement-breakpoint
revoke insert, update, delete on sms_outbox, sms_template, picture, user_call, address_book_entry, shopping_account, shopping_order from saldo_caller;
--> statement-breakpoint
-- A loan without a plan has one period: all that was due when it came to collection.
insert into repay_plan (institution_id, loan_id, period, planned_date, total, principal, interest, overdue_fee, income)
select l.institution_id, l.id, 1, l.penalty_date, l.due_at_start, least(l.due_at_start, l.unpaid_repayment + l.due_at_start - l.due),
  0, greatest(0, l.due - l.unpaid_repayment), l.due_at_start - l.due
from loan l where not exists (select 1 from repay_plan p where p.loan_id = l.id);
--> statement-breakpoint
update task t set promise_made_at = (
  select max(g.created_at) from collection_log g where g.task_id = t.id and g.promised_at = t.promised_at
) where t.promised_at is not null;
--> statement-breakpoint
-- No call of a signed-in user reads or writes a password's hash, not even of the own institution.
do $$
declare
  readable text;
begin
  select string_agg(quote_ident(column_name), ', ') into readable from information_schema.columns
  where table_schema = 'public' and table_name = 'app_user' and column_name <> 'password_hash';
  revoke all on app_user from saldo_caller;
  execute format('grant select (%1$s), update (%1$s) on app_user to saldo_caller', readable);
end
$$;

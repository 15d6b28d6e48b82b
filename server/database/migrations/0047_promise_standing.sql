-- What came in for a case's newest promise stands on the case, kept by the database in the transaction that changes the promise or the
-- money, so that a list asks an index for the state of promises. Written by hand but for the two columns and the index.
ALTER TABLE "task" ADD COLUMN "promised_paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "promise_standing" text;--> statement-breakpoint
-- What came in on a loan after a promise was made and until the institution's day on which it falls due was over. Sums are over all that
-- is committed, whoever may see it; the transaction that asks holds the case.
create function saldo_promise_paid(institution bigint, loan bigint, made timestamptz, due timestamptz) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(paid.amount), 0)::bigint
  from institution of
    join pay_log paid on paid.institution_id = of.id and paid.loan_id = loan and paid.status = '2' and paid.op_at > made
      and paid.op_at < (((due at time zone of.time_zone)::date + 1)::timestamp at time zone of.time_zone)
  where of.id = institution
$$;
--> statement-breakpoint
create function saldo_keep_promise() returns trigger language plpgsql as $$
begin
  new.promised_paid := case when new.promised_at is null then 0
    else saldo_promise_paid(new.institution_id, new.loan_id, new.promise_made_at, new.promised_at) end;
  new.promise_standing := case
    when new.promised_at is null then null
    when new.promised_paid >= new.promised_before + new.promised_amount then 'kept'
    when new.promised_paid > new.promised_before then 'partly'
    else 'none' end;
  return new;
end
$$;
--> statement-breakpoint
create trigger task_promise before insert or update of promised_at, promise_made_at, promised_amount, promised_before, promised_paid, promise_standing, loan_id, institution_id
  on task for each row
  when (new.promised_at is not null or new.promised_paid <> 0 or new.promise_standing is not null) execute function saldo_keep_promise();
--> statement-breakpoint
-- The cases are locked first: a promise that another transaction is just writing down then counts this money, or is counted by it.
create function saldo_money_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  loans bigint[] := case tg_op when 'INSERT' then array[new.loan_id] when 'DELETE' then array[old.loan_id] else array[old.loan_id, new.loan_id] end;
  institutions bigint[] := case tg_op when 'INSERT' then array[new.institution_id] when 'DELETE' then array[old.institution_id] else array[old.institution_id, new.institution_id] end;
begin
  perform 1 from task where institution_id = any (institutions) and loan_id = any (loans) order by id for no key update;
  update task set promised_paid = promised_paid
  where institution_id = any (institutions) and loan_id = any (loans) and promised_at is not null;
  return null;
end
$$;
--> statement-breakpoint
create trigger pay_log_came_in after insert on pay_log for each row when (new.status = '2') execute function saldo_money_moved();
--> statement-breakpoint
create trigger pay_log_changed after update on pay_log for each row
  when ((old.status = '2' or new.status = '2') and (old.status, old.amount, old.op_at, old.loan_id, old.institution_id) is distinct from (new.status, new.amount, new.op_at, new.loan_id, new.institution_id))
  execute function saldo_money_moved();
--> statement-breakpoint
create trigger pay_log_gone after delete on pay_log for each row when (old.status = '2') execute function saldo_money_moved();
--> statement-breakpoint
create function saldo_days_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update task set promised_paid = promised_paid where institution_id = new.id and promised_at is not null;
  return null;
end
$$;
--> statement-breakpoint
create trigger institution_days_moved after update of time_zone on institution for each row when (old.time_zone <> new.time_zone) execute function saldo_days_moved();
--> statement-breakpoint
update task set promised_paid = promised_paid where promised_at is not null;
--> statement-breakpoint
CREATE INDEX "task_promise_next" ON "task" USING btree ("institution_id","promise_standing","next_action_at","id","promised_at") WHERE promised_at is not null;
-- The same sum as 0047 made, found by the loan alone whatever PostgreSQL knows of the table: as long as nobody had counted its rows, an
-- index by time looked as good, and each payment read all others of its institution (a bulk load took the square of its rows).
create or replace function saldo_promise_paid(institution bigint, loan bigint, made timestamptz, due timestamptz) returns bigint
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(paid.amount) filter (
    where paid.institution_id = of.id and paid.status = '2' and paid.op_at > made
      and paid.op_at < (((due at time zone of.time_zone)::date + 1)::timestamp at time zone of.time_zone)), 0)::bigint
  from institution of cross join pay_log paid
  where of.id = institution and paid.loan_id = loan
$$;

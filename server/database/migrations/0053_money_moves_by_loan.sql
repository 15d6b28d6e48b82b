-- As 0047 made it, but the cases are found by the loan alone and each is changed where it stands: asked for by institution and loan at once,
-- PostgreSQL read every case of the institution, or every promised one, as long as its counts were from before there were many.
-- The cases are locked first: a promise that another transaction is just writing down then counts this money, or is counted by it.
create or replace function saldo_money_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  loans bigint[] := case tg_op when 'INSERT' then array[new.loan_id] when 'DELETE' then array[old.loan_id] else array[old.loan_id, new.loan_id] end;
  held cursor for select promised_at is not null as is_promised from task where loan_id = any (loans) order by id for no key update;
begin
  for one in held loop
    if one.is_promised then
      update task set promised_paid = promised_paid where current of held;
    end if;
  end loop;
  return null;
end
$$;

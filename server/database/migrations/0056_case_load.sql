-- How many cases are open with each queue, group and agent, as rows that add up: one for every change, written by the database in the
-- transaction of the change. By hand but for the table and its index.
CREATE TABLE "case_load" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "case_load_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"queue_id" bigint,
	"group_id" bigint,
	"agent_id" bigint,
	"cases" integer NOT NULL,
	"amount" bigint NOT NULL,
	"summed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "case_load_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
CREATE INDEX "case_load_new" ON "case_load" USING btree ("institution_id") WHERE not summed;
--> statement-breakpoint
create function saldo_load_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  case tg_op
    when 'INSERT' then
      insert into case_load (institution_id, queue_id, group_id, agent_id, cases, amount)
      select institution_id, queue_id, group_id, agent_id, count(*), sum(amount) from after_rows
      where status in ('C00', 'C01', 'C10', 'C20') group by 1, 2, 3, 4;
    when 'DELETE' then
      insert into case_load (institution_id, queue_id, group_id, agent_id, cases, amount)
      select institution_id, queue_id, group_id, agent_id, -count(*), -sum(amount) from before_rows
      where status in ('C00', 'C01', 'C10', 'C20') group by 1, 2, 3, 4;
    else
      insert into case_load (institution_id, queue_id, group_id, agent_id, cases, amount)
      select institution_id, queue_id, group_id, agent_id, sum(cases), sum(cases * amount) from (
        select institution_id, queue_id, group_id, agent_id, amount, 1 as cases from after_rows where status in ('C00', 'C01', 'C10', 'C20')
        union all
        select institution_id, queue_id, group_id, agent_id, amount, -1 from before_rows where status in ('C00', 'C01', 'C10', 'C20')
      ) as moved
      group by 1, 2, 3, 4 having sum(cases) <> 0 or sum(cases * amount) <> 0;
  end case;
  return null;
end
$$;
--> statement-breakpoint
create trigger task_load_came after insert on task referencing new table as after_rows for each statement execute function saldo_load_moved();
--> statement-breakpoint
create trigger task_load_moved after update on task referencing old table as before_rows new table as after_rows for each statement execute function saldo_load_moved();
--> statement-breakpoint
create trigger task_load_went after delete on task referencing old table as before_rows for each statement execute function saldo_load_moved();
--> statement-breakpoint
-- What is there already: nobody changes a case meanwhile, for the triggers hold the table.
insert into case_load (institution_id, queue_id, group_id, agent_id, cases, amount)
select institution_id, queue_id, group_id, agent_id, count(*), sum(amount) from task where status in ('C00', 'C01', 'C10', 'C20') group by 1, 2, 3, 4;
--> statement-breakpoint
select saldo_build_walls();
--> statement-breakpoint
revoke insert, update, delete on case_load from saldo_caller;

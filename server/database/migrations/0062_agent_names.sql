CREATE INDEX "task_last_call_agent" ON "task" USING btree ("institution_id","last_call_agent") WHERE last_call_agent is not null;--> statement-breakpoint
CREATE INDEX "task_agent_name" ON "task" USING btree ("institution_id","agent_name") WHERE agent_name is not null;--> statement-breakpoint
-- Every name that a case has had for who holds it or called last, so that a part of one is looked for among some thousand names.
create function saldo_know_agents(institution bigint, names text[]) returns void language sql as $$
  insert into case_name (institution_id, kind, name, device)
  select distinct institution, 'agent', came.name, '' from unnest(names) as came (name)
  where came.name is not null and not exists (
    select from case_name known where known.institution_id = institution and known.kind = 'agent' and known.name = came.name
  )
  order by 3 on conflict do nothing;
$$;
--> statement-breakpoint
create function saldo_agents_came() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform saldo_know_agents(institution_id, array_agg(distinct agent_name) || array_agg(distinct last_call_agent))
  from after_rows group by institution_id order by institution_id;
  return null;
end
$$;
--> statement-breakpoint
create function saldo_agent_came() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform saldo_know_agents(new.institution_id, array[new.agent_name, new.last_call_agent]);
  return null;
end
$$;
--> statement-breakpoint
create trigger task_agents_came after insert on task referencing new table as after_rows for each statement execute function saldo_agents_came();
--> statement-breakpoint
create trigger task_agent_came after update of agent_name, last_call_agent on task for each row
when (new.agent_name is distinct from old.agent_name or new.last_call_agent is distinct from old.last_call_agent)
execute function saldo_agent_came();
--> statement-breakpoint
-- What is there already: nobody changes a case meanwhile, for the triggers hold the table.
insert into case_name (institution_id, kind, name, device)
select institution_id, 'agent', agent_name, '' from task where agent_name is not null
union
select institution_id, 'agent', last_call_agent, '' from task where last_call_agent is not null;

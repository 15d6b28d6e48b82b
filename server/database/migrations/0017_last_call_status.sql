ALTER TABLE "contact" ADD COLUMN "last_call_status" text;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "last_call_status" text;--> statement-breakpoint
-- Written by hand. Both columns are filled from the log: its newest line of a call, where the latest result is still the one of that line.
update task t set last_call_status = newest.call_status
from (
  select distinct on (task_id) task_id, call_status, call_result from collection_log
  where call_status is not null and call_result <> 'MEMO'
  order by task_id, created_at desc, id desc
) newest
where t.id = newest.task_id and t.last_call_result = newest.call_result;
--> statement-breakpoint
update contact c set last_call_status = newest.call_status
from (
  select distinct on (contact_id) contact_id, call_status, call_result from collection_log
  where contact_id is not null and call_status is not null and call_result <> 'MEMO'
  order by contact_id, created_at desc, id desc
) newest
where c.id = newest.contact_id and c.last_call_result = newest.call_result;

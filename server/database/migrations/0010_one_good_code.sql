ALTER TABLE "repayment_code" ADD COLUMN "replaced_at" timestamp (3) with time zone;--> statement-breakpoint
-- Written by hand: of the codes that are there, the newest of each type and channel of a case is the good one.
update repayment_code set replaced_at = newer.at
from (select id, lead(requested_at) over (partition by task_id, type, channel order by id) as at from repayment_code) as newer
where newer.id = repayment_code.id and newer.at is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "repayment_code_one_good" ON "repayment_code" USING btree ("task_id","type","channel") WHERE replaced_at is null;

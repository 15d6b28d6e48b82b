DROP INDEX "repayment_code_one_good";--> statement-breakpoint
ALTER TABLE "repayment_code" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "repayment_code" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "repayment_code" ADD COLUMN "ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "repayment_code" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "repayment_code" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "repayment_code" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "repayment_code" ADD COLUMN "ended_how" text;--> statement-breakpoint
ALTER TABLE "repayment_code" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "repayment_code" ADD COLUMN "lender_event_id" bigint;--> statement-breakpoint
-- Written by hand: until now all codes were the simulator's, which has never said until when one is good.
update repayment_code set ended_at = replaced_at, ended_how = 'replaced' where replaced_at is not null;
--> statement-breakpoint
update repayment_code as c set ended_at = coalesce(t.settled_at, c.updated_at), ended_how = 'withdrawn'
from task t where t.id = c.task_id and c.ended_at is null and t.status not in ('C00', 'C01', 'C10', 'C20');
--> statement-breakpoint
update repayment_code set asked_at = requested_at, expires_at = updated_at + interval '3 days' where code is not null;
--> statement-breakpoint
update repayment_code set ask_at = coalesce(expires_at, requested_at) where ended_at is null;
--> statement-breakpoint
ALTER TABLE "repayment_code" DROP COLUMN "ready_at";
--> statement-breakpoint
ALTER TABLE "repayment_code" DROP COLUMN "replaced_at";
--> statement-breakpoint
CREATE INDEX "repayment_code_ask" ON "repayment_code" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "repayment_code_one_good" ON "repayment_code" USING btree ("task_id","type","channel") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "repayment_code" ADD CONSTRAINT "repayment_code_ended" CHECK (("repayment_code"."ended_at" is null) = ("repayment_code"."ended_how" is null));
--> statement-breakpoint
select saldo_build_walls();

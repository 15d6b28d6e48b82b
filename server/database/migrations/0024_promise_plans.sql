CREATE TABLE "promise_part" (
	"institution_id" bigint NOT NULL,
	"plan_id" bigint NOT NULL,
	"part" integer NOT NULL,
	"day" date NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"before" bigint NOT NULL,
	CONSTRAINT "promise_part_institution_id_plan_id_part_pk" PRIMARY KEY("institution_id","plan_id","part"),
	CONSTRAINT "promise_part_day" UNIQUE("institution_id","plan_id","day"),
	CONSTRAINT "promise_part_amount" CHECK ("promise_part"."amount" > 0 and "promise_part"."before" >= 0),
	CONSTRAINT "promise_part_number" CHECK ("promise_part"."part" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "promise_plan" (
	"institution_id" bigint NOT NULL,
	"id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"loan_id" bigint NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "promise_plan_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "promised_before" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "promise_plan_id" bigint;--> statement-breakpoint
ALTER TABLE "promise_part" ADD CONSTRAINT "promise_part_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_part" ADD CONSTRAINT "promise_part_plan" FOREIGN KEY ("institution_id","plan_id") REFERENCES "public"."promise_plan"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_plan" ADD CONSTRAINT "promise_plan_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_plan" ADD CONSTRAINT "promise_plan_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_plan" ADD CONSTRAINT "promise_plan_loan_id_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promise_part_due" ON "promise_part" USING btree ("institution_id","due_at");--> statement-breakpoint
CREATE INDEX "promise_plan_task" ON "promise_plan" USING btree ("institution_id","task_id");--> statement-breakpoint
CREATE INDEX "task_promise_plan" ON "task" USING btree ("loan_id") WHERE promise_plan_id is not null;
--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();
--> statement-breakpoint
-- What was promised stays as it was written.
revoke update, delete on promise_part from saldo_caller;
--> statement-breakpoint
create trigger promise_part_append_only before update or delete on promise_part for each row execute function saldo_refuse_change();
--> statement-breakpoint
create trigger promise_part_never_emptied before truncate on promise_part for each statement execute function saldo_refuse_change();
--> statement-breakpoint
revoke delete on promise_plan from saldo_caller;

CREATE TABLE "case_hold" (
	"institution_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "case_hold_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"task_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" bigint NOT NULL,
	"decided_by_name" text NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"follows_id" bigint,
	"ended_at" timestamp (3) with time zone,
	"ended_how" text,
	"ended_by_name" text,
	"end_reason" text,
	CONSTRAINT "case_hold_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
ALTER TABLE "case_hold" ADD CONSTRAINT "case_hold_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_hold" ADD CONSTRAINT "case_hold_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_hold" ADD CONSTRAINT "case_hold_follows" FOREIGN KEY ("institution_id","follows_id") REFERENCES "public"."case_hold"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "case_hold_one" ON "case_hold" USING btree ("institution_id","task_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "case_hold_task" ON "case_hold" USING btree ("institution_id","task_id","id");--> statement-breakpoint
CREATE INDEX "case_hold_ends" ON "case_hold" USING btree ("ends_at") WHERE ended_at is null and ends_at is not null;--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();
--> statement-breakpoint
-- What was decided stays as it was written; only how a hold ended is added to it, once.
revoke delete, update on case_hold from saldo_caller;
--> statement-breakpoint
grant update (ended_at, ended_how, ended_by_name, end_reason) on case_hold to saldo_caller;

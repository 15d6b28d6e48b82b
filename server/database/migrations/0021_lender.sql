CREATE TABLE "allocation" (
	"institution_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "allocation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"cause_id" bigint NOT NULL,
	"loan_id" bigint NOT NULL,
	"period" integer NOT NULL,
	"part" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "allocation_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
CREATE TABLE "clarification" (
	"institution_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "clarification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text,
	"state" text NOT NULL,
	"loan_id" bigint,
	"actor_name" text,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "clarification_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
CREATE TABLE "lender_batch" (
	"institution_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lender_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"handle" text NOT NULL,
	"name" text NOT NULL,
	"actor_name" text,
	"rows" integer NOT NULL,
	"fresh" integer NOT NULL,
	"known" integer NOT NULL,
	"contradictory" integer NOT NULL,
	"refused" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "lender_batch_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
CREATE TABLE "lender_event" (
	"institution_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lender_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" bigint NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"loan_no" text NOT NULL,
	"amount" bigint,
	"currency" text,
	"value_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"of_reference" text,
	"new_due_day" date,
	"reason" text,
	"pay_type" text,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"clarify_reason" text,
	"loan_id" bigint,
	"booked_at" timestamp (3) with time zone,
	"reversed_by" bigint,
	CONSTRAINT "lender_event_institution_id_id_pk" PRIMARY KEY("institution_id","id"),
	CONSTRAINT "lender_event_reference" UNIQUE("institution_id","reference")
);
--> statement-breakpoint
CREATE TABLE "lender_turned_away" (
	"institution_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lender_turned_away_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" bigint NOT NULL,
	"answer" text NOT NULL,
	"reference" text,
	"amount" bigint,
	"currency" text,
	"content" jsonb,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lender_turned_away_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
ALTER TABLE "daily_score_run" ADD COLUMN "is_stale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "case_event" ADD COLUMN "from_agent_id" bigint;--> statement-breakpoint
ALTER TABLE "case_event" ADD COLUMN "to_agent_id" bigint;--> statement-breakpoint
ALTER TABLE "pay_log" ADD COLUMN "lender_event_id" bigint;--> statement-breakpoint
ALTER TABLE "pay_log" ADD COLUMN "reversed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "repay_plan" ADD COLUMN "paid_penalty" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "repay_plan" ADD COLUMN "paid_interest" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "repay_plan" ADD COLUMN "paid_tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "repay_plan" ADD COLUMN "paid_principal" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_loan_id_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_event" FOREIGN KEY ("institution_id","event_id") REFERENCES "public"."lender_event"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clarification" ADD CONSTRAINT "clarification_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clarification" ADD CONSTRAINT "clarification_loan_id_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clarification" ADD CONSTRAINT "clarification_event" FOREIGN KEY ("institution_id","event_id") REFERENCES "public"."lender_event"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_batch" ADD CONSTRAINT "lender_batch_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_event" ADD CONSTRAINT "lender_event_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_event" ADD CONSTRAINT "lender_event_loan_id_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_event" ADD CONSTRAINT "lender_event_batch" FOREIGN KEY ("institution_id","batch_id") REFERENCES "public"."lender_batch"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_turned_away" ADD CONSTRAINT "lender_turned_away_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lender_turned_away" ADD CONSTRAINT "lender_turned_away_batch" FOREIGN KEY ("institution_id","batch_id") REFERENCES "public"."lender_batch"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allocation_of_event" ON "allocation" USING btree ("institution_id","event_id");--> statement-breakpoint
CREATE INDEX "allocation_of_loan" ON "allocation" USING btree ("institution_id","loan_id");--> statement-breakpoint
CREATE INDEX "clarification_of_event" ON "clarification" USING btree ("institution_id","event_id");--> statement-breakpoint
CREATE INDEX "clarification_open" ON "clarification" USING btree ("institution_id","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "lender_event_received" ON "lender_event" USING btree ("institution_id","id") WHERE state = 'received';--> statement-breakpoint
CREATE INDEX "lender_event_waiting" ON "lender_event" USING btree ("institution_id","of_reference") WHERE state = 'waits';--> statement-breakpoint
CREATE INDEX "lender_event_list" ON "lender_event" USING btree ("institution_id","received_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lender_event_loan" ON "lender_event" USING btree ("institution_id","loan_no");--> statement-breakpoint
CREATE INDEX "lender_turned_away_day" ON "lender_turned_away" USING btree ("institution_id","received_at");--> statement-breakpoint
CREATE INDEX "pay_log_event" ON "pay_log" USING btree ("institution_id","lender_event_id") WHERE lender_event_id is not null;--> statement-breakpoint
ALTER TABLE "repay_plan" ADD CONSTRAINT "repay_plan_parts" CHECK (least("repay_plan"."paid_penalty", "repay_plan"."paid_interest", "repay_plan"."paid_tax", "repay_plan"."paid_principal") >= 0
        and "repay_plan"."paid_penalty" + "repay_plan"."paid_interest" + "repay_plan"."paid_tax" + "repay_plan"."paid_principal" <= "repay_plan"."income");--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();
--> statement-breakpoint
-- What came in, where it went and what was turned away stay as they were written.
revoke update, delete on allocation, lender_turned_away from saldo_caller;
--> statement-breakpoint
create trigger allocation_append_only before update or delete on allocation for each row execute function saldo_refuse_change();
--> statement-breakpoint
create trigger allocation_never_emptied before truncate on allocation for each statement execute function saldo_refuse_change();
--> statement-breakpoint
create trigger lender_turned_away_append_only before update or delete on lender_turned_away for each row execute function saldo_refuse_change();
--> statement-breakpoint
create trigger lender_turned_away_never_emptied before truncate on lender_turned_away for each statement execute function saldo_refuse_change();
--> statement-breakpoint
revoke delete on lender_batch, lender_event, clarification from saldo_caller;
--> statement-breakpoint
-- A late payment lets a day be counted again; the counting itself stays the server's.
grant update (is_stale) on daily_score_run to saldo_caller;
--> statement-breakpoint
-- Of earlier changes of hands the bindings know from whom to whom. No line says anything else than before.
alter table case_event disable trigger case_event_append_only;
--> statement-breakpoint
update case_event e set from_agent_id = i.from_agent_id, to_agent_id = i.to_agent_id
from binding_item i join binding_operation o on o.id = i.operation_id
where i.task_id = e.task_id and i.outcome = 'changed' and e.event in ('assigned', 'unassigned')
  and e.created_at between o.started_at and coalesce(o.finished_at, e.created_at);
--> statement-breakpoint
alter table case_event enable trigger case_event_append_only;

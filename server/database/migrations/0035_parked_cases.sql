CREATE TABLE "parked_case" (
	"institution_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"agent_id" bigint NOT NULL,
	"group_id" bigint,
	"pack" text NOT NULL,
	"rule" text NOT NULL,
	"parked_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "parked_case_institution_id_task_id_pk" PRIMARY KEY("institution_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "parked_case" ADD CONSTRAINT "parked_case_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parked_case" ADD CONSTRAINT "parked_case_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parked_case_agent" ON "parked_case" USING btree ("institution_id","agent_id","until") WHERE returned_at is null;--> statement-breakpoint
CREATE INDEX "parked_case_until" ON "parked_case" USING btree ("institution_id","until") WHERE returned_at is null;--> statement-breakpoint
CREATE INDEX "parked_case_day" ON "parked_case" USING btree ("institution_id","parked_at");--> statement-breakpoint
CREATE INDEX "contact_decision_refused" ON "contact_decision" USING btree ("institution_id","at") WHERE call_id is null and sms_id is null;--> statement-breakpoint
select saldo_build_walls();

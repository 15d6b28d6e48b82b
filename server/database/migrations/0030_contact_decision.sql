CREATE TABLE "contact_decision" (
	"institution_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "contact_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"borrower_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"agent_id" bigint NOT NULL,
	"contact_id" bigint,
	"channel" text NOT NULL,
	"mode" text NOT NULL,
	"decision" json NOT NULL,
	"reason" text,
	"call_id" bigint,
	"sms_id" bigint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_decision_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
ALTER TABLE "borrower" ADD COLUMN "time_zones" text;--> statement-breakpoint
ALTER TABLE "contact_decision" ADD CONSTRAINT "contact_decision_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_decision" ADD CONSTRAINT "contact_decision_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_decision_borrower" ON "contact_decision" USING btree ("institution_id","borrower_id","at" DESC NULLS LAST);
--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();
--> statement-breakpoint
-- What was decided stays as it was written.
revoke update, delete, truncate on contact_decision from saldo_caller;

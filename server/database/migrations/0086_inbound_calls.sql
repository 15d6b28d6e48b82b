CREATE TABLE "inbound_call" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "inbound_call_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"line_id" text NOT NULL,
	"phone" text,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"connected_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"line_events" json DEFAULT '[]'::json NOT NULL,
	CONSTRAINT "inbound_call_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
CREATE TABLE "inbound_call_case" (
	"institution_id" bigint NOT NULL,
	"inbound_call_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"contact_id" bigint NOT NULL,
	CONSTRAINT "inbound_call_case_institution_id_inbound_call_id_task_id_pk" PRIMARY KEY("institution_id","inbound_call_id","task_id")
);
--> statement-breakpoint
ALTER TABLE "inbound_call_case" ADD CONSTRAINT "inbound_call_case_inbound_call_id_row" FOREIGN KEY ("institution_id","inbound_call_id") REFERENCES "public"."inbound_call"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_call_case" ADD CONSTRAINT "inbound_call_case_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbound_call_case" ADD CONSTRAINT "inbound_call_case_contact_id_row" FOREIGN KEY ("institution_id","contact_id") REFERENCES "public"."contact"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inbound_call_line" ON "inbound_call" USING btree ("institution_id","line_id");--> statement-breakpoint
CREATE INDEX "inbound_call_ringing" ON "inbound_call" USING btree ("institution_id","started_at") WHERE state = 'ringing';--> statement-breakpoint
CREATE INDEX "inbound_call_case_task" ON "inbound_call_case" USING btree ("institution_id","task_id");
--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();
--> statement-breakpoint
-- Incoming calls come from the telephone system only.
revoke insert, update, delete on inbound_call, inbound_call_case from saldo_caller;

CREATE TABLE "sms_reply" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sms_reply_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"task_id" bigint NOT NULL,
	"contact_id" bigint NOT NULL,
	"phone" text NOT NULL,
	"content" text NOT NULL,
	"is_opt_out" boolean NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sms_reply_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
ALTER TABLE "contact_wish" ALTER COLUMN "noted_by_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sms" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sms" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sms" ADD COLUMN "undelivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sms" ADD COLUMN "undelivered_reason" text;--> statement-breakpoint
ALTER TABLE "sms_reply" ADD CONSTRAINT "sms_reply_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_reply" ADD CONSTRAINT "sms_reply_contact_id_row" FOREIGN KEY ("institution_id","contact_id") REFERENCES "public"."contact"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_reply_event" ON "sms_reply" USING btree ("institution_id","event_id");--> statement-breakpoint
CREATE INDEX "sms_reply_task" ON "sms_reply" USING btree ("task_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();
--> statement-breakpoint
-- Replies come from the gateway only.
revoke insert on sms_reply from saldo_caller;
--> statement-breakpoint
select saldo_keep('sms_reply');

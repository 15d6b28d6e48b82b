CREATE TABLE "bulk_message" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "bulk_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"template_id" bigint NOT NULL,
	"template_name" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "bulk_message_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
CREATE TABLE "bulk_message_item" (
	"institution_id" bigint NOT NULL,
	"bulk_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"task_id" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp (3) with time zone,
	"outcome" text,
	"rule" text DEFAULT '' NOT NULL,
	"sms_id" bigint,
	CONSTRAINT "bulk_message_item_institution_id_bulk_id_place_pk" PRIMARY KEY("institution_id","bulk_id","place")
);
--> statement-breakpoint
ALTER TABLE "sms" ADD COLUMN "bulk_id" bigint;--> statement-breakpoint
ALTER TABLE "bulk_message" ADD CONSTRAINT "bulk_message_actor_id_row" FOREIGN KEY ("institution_id","actor_id") REFERENCES "public"."app_user"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_message" ADD CONSTRAINT "bulk_message_template_id_row" FOREIGN KEY ("institution_id","template_id") REFERENCES "public"."sms_template"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_message_item" ADD CONSTRAINT "bulk_message_item_bulk_id_row" FOREIGN KEY ("institution_id","bulk_id") REFERENCES "public"."bulk_message"("institution_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_message_item" ADD CONSTRAINT "bulk_message_item_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_message_actor" ON "bulk_message" USING btree ("institution_id","actor_id","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "sms" ADD CONSTRAINT "sms_bulk_id_row" FOREIGN KEY ("institution_id","bulk_id") REFERENCES "public"."bulk_message"("institution_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();

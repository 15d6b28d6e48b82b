CREATE TABLE "contact_wish" (
	"institution_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "contact_wish_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"borrower_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"contact_id" bigint,
	"contact_name" text,
	"person" text NOT NULL,
	"number" text,
	"hour_from" text,
	"hour_to" text,
	"attorney_id" bigint,
	"attorney_name" text,
	"language" text,
	"channel" text,
	"remark" text,
	"noted_by_id" bigint NOT NULL,
	"noted_by_name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"ends_id" bigint,
	"is_end" boolean DEFAULT false NOT NULL,
	CONSTRAINT "contact_wish_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
ALTER TABLE "contact_wish" ADD CONSTRAINT "contact_wish_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_wish" ADD CONSTRAINT "contact_wish_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_wish" ADD CONSTRAINT "contact_wish_ends" FOREIGN KEY ("institution_id","ends_id") REFERENCES "public"."contact_wish"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_wish_ended_once" ON "contact_wish" USING btree ("institution_id","ends_id");--> statement-breakpoint
CREATE INDEX "contact_wish_borrower" ON "contact_wish" USING btree ("institution_id","borrower_id","id");--> statement-breakpoint
CREATE INDEX "contact_wish_task" ON "contact_wish" USING btree ("institution_id","task_id","id");--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();
--> statement-breakpoint
-- What was asked for stays as it was written; a later row ends it.
revoke update, delete, truncate on contact_wish from saldo_caller;

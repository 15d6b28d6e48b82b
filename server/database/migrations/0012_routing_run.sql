CREATE TABLE "routing_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "routing_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"state" text NOT NULL,
	"manual_ids" bigint[] NOT NULL,
	"actor_id" bigint,
	"actor_name" text,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"reach" bigint DEFAULT 0 NOT NULL,
	"moves" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stop_asked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "routing_run" ADD CONSTRAINT "routing_run_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routing_run" ADD CONSTRAINT "routing_run_actor_id_app_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "routing_run_institution" ON "routing_run" USING btree ("institution_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "intent_created" ON "intent" USING btree ("created_at");--> statement-breakpoint
select saldo_build_walls();

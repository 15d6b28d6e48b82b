CREATE TABLE "user_operation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_operation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"act" text NOT NULL,
	"state" text NOT NULL,
	"wish" jsonb NOT NULL,
	"actor_id" bigint NOT NULL,
	"total" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"put_away_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_operation_item" (
	"institution_id" bigint NOT NULL,
	"operation_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	CONSTRAINT "user_operation_item_institution_id_operation_id_place_pk" PRIMARY KEY("institution_id","operation_id","place")
);
--> statement-breakpoint
ALTER TABLE "user_operation" ADD CONSTRAINT "user_operation_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_operation" ADD CONSTRAINT "user_operation_actor_id_app_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_operation_item" ADD CONSTRAINT "user_operation_item_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_operation_item" ADD CONSTRAINT "user_operation_item_operation_id_user_operation_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."user_operation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_operation_item" ADD CONSTRAINT "user_operation_item_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_operation_actor" ON "user_operation" USING btree ("institution_id","actor_id","id" DESC NULLS LAST);--> statement-breakpoint
select saldo_build_walls();

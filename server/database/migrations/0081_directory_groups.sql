CREATE TABLE "directory_group" (
	"institution_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "directory_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"display_name" text NOT NULL,
	"external_id" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "directory_group_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
CREATE TABLE "directory_group_member" (
	"institution_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "directory_group_member_institution_id_group_id_user_id_pk" PRIMARY KEY("institution_id","group_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "directory_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "directory_deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "directory_group" ADD CONSTRAINT "directory_group_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_group_member" ADD CONSTRAINT "directory_group_member_group_id_row" FOREIGN KEY ("institution_id","group_id") REFERENCES "public"."directory_group"("institution_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_group_member" ADD CONSTRAINT "directory_group_member_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "directory_group_name" ON "directory_group" USING btree ("institution_id",lower("display_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "directory_group_external_id" ON "directory_group" USING btree ("institution_id","external_id");--> statement-breakpoint
CREATE INDEX "directory_group_member_user" ON "directory_group_member" USING btree ("institution_id","user_id");
--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();

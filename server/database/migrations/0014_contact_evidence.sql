ALTER TABLE "contact" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "added_by" bigint;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "added_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_added_by_app_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;
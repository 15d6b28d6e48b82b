ALTER TABLE "app_user" ADD COLUMN "external_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_external_id" ON "app_user" USING btree ("institution_id","external_id");
--> statement-breakpoint
-- Written by hand from here on.
grant select ("external_id"), update ("external_id") on app_user to saldo_caller;

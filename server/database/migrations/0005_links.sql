ALTER TABLE "contact" ADD COLUMN "phone_digits" text GENERATED ALWAYS AS (regexp_replace(phone, '\D', '', 'g')) STORED;--> statement-breakpoint
CREATE INDEX "contact_phone_digits" ON "contact" USING btree ("institution_id","phone_digits");--> statement-breakpoint
CREATE INDEX "loan_borrower" ON "loan" USING btree ("borrower_id");--> statement-breakpoint
CREATE INDEX "task_borrower" ON "task" USING btree ("borrower_id");
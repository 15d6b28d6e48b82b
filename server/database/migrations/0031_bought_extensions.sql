ALTER TABLE "repayment_code" ADD COLUMN "days" integer;--> statement-breakpoint
ALTER TABLE "repayment_code" ADD COLUMN "extended_from" date;--> statement-breakpoint
ALTER TABLE "repayment_code" ADD COLUMN "extended_until" date;--> statement-breakpoint
ALTER TABLE "repayment_code" ADD COLUMN "not_extended" text;--> statement-breakpoint
CREATE INDEX "repayment_code_offered" ON "repayment_code" USING btree ("institution_id","task_id") WHERE ended_at is null and days is not null;--> statement-breakpoint
ALTER TABLE "repayment_code" ADD CONSTRAINT "repayment_code_days" CHECK ("repayment_code"."days" is null or ("repayment_code"."days" > 0 and "repayment_code"."type" = '2'));--> statement-breakpoint
ALTER TABLE "repayment_code" ADD CONSTRAINT "repayment_code_extended" CHECK (("repayment_code"."extended_from" is null) = ("repayment_code"."extended_until" is null));
ALTER TABLE "pay_log" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pay_log" ADD COLUMN "ask_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pay_log" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_log" ADD COLUMN "channel_reference" text;--> statement-breakpoint
ALTER TABLE "pay_log" ADD COLUMN "failure" text;--> statement-breakpoint
CREATE INDEX "pay_log_ask" ON "pay_log" USING btree ("ask_at") WHERE ask_at is not null;
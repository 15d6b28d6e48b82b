ALTER TABLE "session" ADD COLUMN "former_sid_hash" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "former_token_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "session_former_sid" ON "session" USING btree ("former_sid_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "session_former_token" ON "session" USING btree ("former_token_hash");
DROP INDEX "login_log_institution";--> statement-breakpoint
CREATE INDEX "login_log_institution" ON "login_log" USING btree ("institution_id","created_at","user_id");
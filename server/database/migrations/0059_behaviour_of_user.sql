DROP INDEX "behaviour_user";--> statement-breakpoint
CREATE INDEX "behaviour_user" ON "behaviour" USING btree ("institution_id","user_id","created_at","type","loan_no","socket_ip");
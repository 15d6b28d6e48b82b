CREATE INDEX "contact_decision_at" ON "contact_decision" USING btree ("institution_id","at","id");--> statement-breakpoint
CREATE INDEX "contact_decision_agent" ON "contact_decision" USING btree ("institution_id","agent_id","at");--> statement-breakpoint
CREATE INDEX "contact_decision_verdict" ON "contact_decision" USING btree ("institution_id",(decision ->> 'verdict'),"at");
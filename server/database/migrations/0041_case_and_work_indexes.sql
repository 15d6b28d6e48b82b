DROP INDEX "collection_log_board";--> statement-breakpoint
CREATE INDEX "collection_log_work" ON "collection_log" USING btree ("institution_id","created_at","agent_id","task_id","channel","call_status","call_result","contact_relation","line_status","promised_at");--> statement-breakpoint
CREATE INDEX "task_status_next" ON "task" USING btree ("institution_id","status","next_action_at","id");--> statement-breakpoint
CREATE INDEX "task_result_next" ON "task" USING btree ("institution_id","last_call_result","next_action_at","id");
DROP INDEX "collection_log_agent";--> statement-breakpoint
DROP INDEX "collection_log_work";--> statement-breakpoint
DROP INDEX "collection_log_promise";--> statement-breakpoint
DROP INDEX "task_board_assigned";--> statement-breakpoint
DROP INDEX "task_board_settled";--> statement-breakpoint
DROP INDEX "pay_log_loan";--> statement-breakpoint
DROP INDEX "pay_log_board";--> statement-breakpoint
CREATE INDEX "task_board_agent" ON "task" USING btree ("institution_id","agent_id","id","queue_id");--> statement-breakpoint
CREATE INDEX "task_board_case" ON "task" USING btree ("institution_id","id","queue_id","loan_id");--> statement-breakpoint
CREATE INDEX "collection_log_agent" ON "collection_log" USING btree ("agent_id","created_at","institution_id","task_id","channel","call_status","call_result","contact_relation","line_status","promised_at");--> statement-breakpoint
CREATE INDEX "collection_log_work" ON "collection_log" USING btree ("institution_id","created_at","agent_id","task_id","call_status");--> statement-breakpoint
CREATE INDEX "collection_log_promise" ON "collection_log" USING btree ("institution_id","promised_at","agent_id","task_id","created_at","id","promised_amount") WHERE promised_at is not null;--> statement-breakpoint
CREATE INDEX "task_board_assigned" ON "task" USING btree ("institution_id","assigned_at","agent_id","queue_id");--> statement-breakpoint
CREATE INDEX "task_board_settled" ON "task" USING btree ("institution_id","settled_at","status","agent_id","queue_id") WHERE settled_at is not null;--> statement-breakpoint
CREATE INDEX "pay_log_loan" ON "pay_log" USING btree ("loan_id","institution_id","status","op_at","amount");--> statement-breakpoint
CREATE INDEX "pay_log_board" ON "pay_log" USING btree ("institution_id","op_at","status","agent_id","amount","task_id","loan_id");
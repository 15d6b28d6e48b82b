CREATE INDEX "task_list_penalty_date" ON "task" USING btree ("institution_id","penalty_date","id");--> statement-breakpoint
CREATE INDEX "task_list_amount" ON "task" USING btree ("institution_id","amount","id");--> statement-breakpoint
CREATE INDEX "task_list_unpaid_repayment" ON "task" USING btree ("institution_id","unpaid_repayment","id");--> statement-breakpoint
CREATE INDEX "task_list_last_call_at" ON "task" USING btree ("institution_id","last_call_at","id");--> statement-breakpoint
CREATE INDEX "task_list_last_follow_up_at" ON "task" USING btree ("institution_id","last_follow_up_at","id");--> statement-breakpoint
CREATE INDEX "task_list_promised_at" ON "task" USING btree ("institution_id","promised_at","id");--> statement-breakpoint
CREATE INDEX "task_list_borrower_name" ON "task" USING btree ("institution_id","borrower_name","id");--> statement-breakpoint
CREATE INDEX "task_list_status" ON "task" USING btree ("institution_id","status","id");
-- The institution stands in every key: rows can be spread by it, and none names a row of another institution.
-- Written by hand where drizzle-kit can not: the primary keys, and which column a deleted queue leaves empty.
ALTER TABLE "approval" DROP CONSTRAINT "approval_asker_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "approval" DROP CONSTRAINT "approval_task_id_task_id_fk";
--> statement-breakpoint
ALTER TABLE "approval" DROP CONSTRAINT "approval_for_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "approval" DROP CONSTRAINT "approval_decider_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "daily_score" DROP CONSTRAINT "daily_score_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "achievement_standard" DROP CONSTRAINT "achievement_standard_queue_id_queue_id_fk";
--> statement-breakpoint
ALTER TABLE "case_event" DROP CONSTRAINT "case_event_task_id_task_id_fk";
--> statement-breakpoint
ALTER TABLE "case_event" DROP CONSTRAINT "case_event_actor_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "phone_call" DROP CONSTRAINT "phone_call_task_id_task_id_fk";
--> statement-breakpoint
ALTER TABLE "phone_call" DROP CONSTRAINT "phone_call_agent_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "phone_call" DROP CONSTRAINT "phone_call_contact_id_contact_id_fk";
--> statement-breakpoint
ALTER TABLE "collection_log" DROP CONSTRAINT "collection_log_task_id_task_id_fk";
--> statement-breakpoint
ALTER TABLE "collection_log" DROP CONSTRAINT "collection_log_agent_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "collection_log" DROP CONSTRAINT "collection_log_contact_id_contact_id_fk";
--> statement-breakpoint
ALTER TABLE "contact" DROP CONSTRAINT "contact_borrower_id_borrower_id_fk";
--> statement-breakpoint
ALTER TABLE "contact" DROP CONSTRAINT "contact_added_by_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "loan" DROP CONSTRAINT "loan_borrower_id_borrower_id_fk";
--> statement-breakpoint
ALTER TABLE "task" DROP CONSTRAINT "task_loan_id_loan_id_fk";
--> statement-breakpoint
ALTER TABLE "task" DROP CONSTRAINT "task_borrower_id_borrower_id_fk";
--> statement-breakpoint
ALTER TABLE "task" DROP CONSTRAINT "task_queue_id_queue_id_fk";
--> statement-breakpoint
ALTER TABLE "task" DROP CONSTRAINT "task_agent_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order" DROP CONSTRAINT "work_order_accused_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order" DROP CONSTRAINT "work_order_handler_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order" DROP CONSTRAINT "work_order_proposed_by_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order" DROP CONSTRAINT "work_order_registered_by_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order_event" DROP CONSTRAINT "work_order_event_work_order_id_work_order_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order_event" DROP CONSTRAINT "work_order_event_actor_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order_matter" DROP CONSTRAINT "work_order_matter_work_order_id_work_order_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order_matter" DROP CONSTRAINT "work_order_matter_task_id_task_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order_penalty" DROP CONSTRAINT "work_order_penalty_work_order_id_work_order_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order_penalty" DROP CONSTRAINT "work_order_penalty_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order_penalty" DROP CONSTRAINT "work_order_penalty_issued_by_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "permission_change" DROP CONSTRAINT "permission_change_actor_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "permission_change" DROP CONSTRAINT "permission_change_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "permission_grant" DROP CONSTRAINT "permission_grant_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "case_hold" DROP CONSTRAINT "case_hold_task_id_task_id_fk";
--> statement-breakpoint
ALTER TABLE "contact_decision" DROP CONSTRAINT "contact_decision_task_id_task_id_fk";
--> statement-breakpoint
ALTER TABLE "parked_case" DROP CONSTRAINT "parked_case_task_id_task_id_fk";
--> statement-breakpoint
ALTER TABLE "allocation" DROP CONSTRAINT "allocation_loan_id_loan_id_fk";
--> statement-breakpoint
ALTER TABLE "clarification" DROP CONSTRAINT "clarification_loan_id_loan_id_fk";
--> statement-breakpoint
ALTER TABLE "lender_event" DROP CONSTRAINT "lender_event_loan_id_loan_id_fk";
--> statement-breakpoint
ALTER TABLE "address_book_entry" DROP CONSTRAINT "address_book_entry_borrower_id_borrower_id_fk";
--> statement-breakpoint
ALTER TABLE "picture" DROP CONSTRAINT "picture_borrower_id_borrower_id_fk";
--> statement-breakpoint
ALTER TABLE "picture_comment" DROP CONSTRAINT "picture_comment_picture_id_picture_id_fk";
--> statement-breakpoint
ALTER TABLE "picture_comment" DROP CONSTRAINT "picture_comment_creator_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "saved_filter" DROP CONSTRAINT "saved_filter_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "shopping_account" DROP CONSTRAINT "shopping_account_borrower_id_borrower_id_fk";
--> statement-breakpoint
ALTER TABLE "shopping_order" DROP CONSTRAINT "shopping_order_borrower_id_borrower_id_fk";
--> statement-breakpoint
ALTER TABLE "special_column" DROP CONSTRAINT "special_column_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "user_call" DROP CONSTRAINT "user_call_borrower_id_borrower_id_fk";
--> statement-breakpoint
ALTER TABLE "sms" DROP CONSTRAINT "sms_task_id_task_id_fk";
--> statement-breakpoint
ALTER TABLE "sms" DROP CONSTRAINT "sms_agent_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "sms" DROP CONSTRAINT "sms_contact_id_contact_id_fk";
--> statement-breakpoint
ALTER TABLE "sms" DROP CONSTRAINT "sms_template_id_sms_template_id_fk";
--> statement-breakpoint
ALTER TABLE "pay_log" DROP CONSTRAINT "pay_log_loan_id_loan_id_fk";
--> statement-breakpoint
ALTER TABLE "pay_log" DROP CONSTRAINT "pay_log_task_id_task_id_fk";
--> statement-breakpoint
ALTER TABLE "pay_log" DROP CONSTRAINT "pay_log_agent_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "repay_plan" DROP CONSTRAINT "repay_plan_loan_id_loan_id_fk";
--> statement-breakpoint
ALTER TABLE "repayment_code" DROP CONSTRAINT "repayment_code_task_id_task_id_fk";
--> statement-breakpoint
ALTER TABLE "repayment_code" DROP CONSTRAINT "repayment_code_loan_id_loan_id_fk";
--> statement-breakpoint
ALTER TABLE "repayment_code" DROP CONSTRAINT "repayment_code_agent_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "app_user" DROP CONSTRAINT "app_user_group_id_user_group_id_fk";
--> statement-breakpoint
ALTER TABLE "app_user" DROP CONSTRAINT "app_user_queue_id_queue_id_fk";
--> statement-breakpoint
ALTER TABLE "law_override" DROP CONSTRAINT "law_override_task_id_task_id_fk";
--> statement-breakpoint
ALTER TABLE "promise_plan" DROP CONSTRAINT "promise_plan_task_id_task_id_fk";
--> statement-breakpoint
ALTER TABLE "promise_plan" DROP CONSTRAINT "promise_plan_loan_id_loan_id_fk";
--> statement-breakpoint
ALTER TABLE "binding_item" DROP CONSTRAINT "binding_item_operation_id_binding_operation_id_fk";
--> statement-breakpoint
ALTER TABLE "binding_operation" DROP CONSTRAINT "binding_operation_queue_id_queue_id_fk";
--> statement-breakpoint
ALTER TABLE "binding_operation" DROP CONSTRAINT "binding_operation_actor_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "queue_log" DROP CONSTRAINT "queue_log_queue_id_queue_id_fk";
--> statement-breakpoint
ALTER TABLE "routing_run" DROP CONSTRAINT "routing_run_actor_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "seat_plan" DROP CONSTRAINT "seat_plan_group_id_user_group_id_fk";
--> statement-breakpoint
ALTER TABLE "seat_plan" DROP CONSTRAINT "seat_plan_queue_id_queue_id_fk";
--> statement-breakpoint
ALTER TABLE "seat_plan" DROP CONSTRAINT "seat_plan_updated_by_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "work_schedule" DROP CONSTRAINT "work_schedule_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "work_schedule" DROP CONSTRAINT "work_schedule_updated_by_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "work_schedule_change" DROP CONSTRAINT "work_schedule_change_by_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "liveness_attempt" DROP CONSTRAINT "liveness_attempt_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "liveness_attempt" DROP CONSTRAINT "liveness_attempt_login_log_id_login_log_id_fk";
--> statement-breakpoint
ALTER TABLE "login_log" DROP CONSTRAINT "login_log_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "provider_check" DROP CONSTRAINT "provider_check_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "provider_check" DROP CONSTRAINT "provider_check_login_log_id_login_log_id_fk";
--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_login_log_id_login_log_id_fk";
--> statement-breakpoint
ALTER TABLE "quota_increase" DROP CONSTRAINT "quota_increase_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "setting_change" DROP CONSTRAINT "setting_change_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "user_history" DROP CONSTRAINT "user_history_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "user_operation" DROP CONSTRAINT "user_operation_actor_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "user_operation_item" DROP CONSTRAINT "user_operation_item_operation_id_user_operation_id_fk";
--> statement-breakpoint
ALTER TABLE "user_operation_item" DROP CONSTRAINT "user_operation_item_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "contact_wish" DROP CONSTRAINT "contact_wish_task_id_task_id_fk";
--> statement-breakpoint
ALTER TABLE "announcement" DROP CONSTRAINT "announcement_for_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "announcement_read" DROP CONSTRAINT "announcement_read_announcement_id_announcement_id_fk";
--> statement-breakpoint
ALTER TABLE "announcement_read" DROP CONSTRAINT "announcement_read_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "behaviour" DROP CONSTRAINT "behaviour_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "draft" DROP CONSTRAINT "draft_user_id_app_user_id_fk";
--> statement-breakpoint
ALTER TABLE "draft" DROP CONSTRAINT "draft_task_id_task_id_fk";
--> statement-breakpoint
DROP INDEX "phone_call_one_open";
--> statement-breakpoint
DROP INDEX "task_open_loan";
--> statement-breakpoint
DROP INDEX "work_order_matter_once";
--> statement-breakpoint
DROP INDEX "work_order_penalty_once";
--> statement-breakpoint
DROP INDEX "permission_grant_user";
--> statement-breakpoint
DROP INDEX "pay_log_one_open";
--> statement-breakpoint
DROP INDEX "repay_plan_period";
--> statement-breakpoint
DROP INDEX "repayment_code_one_good";
--> statement-breakpoint
DROP INDEX "seat_plan_from";
--> statement-breakpoint
DROP INDEX "work_schedule_departed";
--> statement-breakpoint
DROP INDEX "work_schedule_change_undoes";
--> statement-breakpoint
ALTER TABLE "achievement_standard" DROP CONSTRAINT "achievement_standard_pkey", ADD CONSTRAINT "achievement_standard_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "address_book_entry" DROP CONSTRAINT "address_book_entry_pkey", ADD CONSTRAINT "address_book_entry_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "announcement" DROP CONSTRAINT "announcement_pkey", ADD CONSTRAINT "announcement_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "announcement_read" DROP CONSTRAINT "announcement_read_announcement_id_user_id_pk", ADD CONSTRAINT "announcement_read_institution_id_announcement_id_user_id_pk" PRIMARY KEY ("institution_id", "announcement_id", "user_id");
--> statement-breakpoint
ALTER TABLE "app_user" DROP CONSTRAINT "app_user_pkey", ADD CONSTRAINT "app_user_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "behaviour" DROP CONSTRAINT "behaviour_pkey", ADD CONSTRAINT "behaviour_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "binding_item" DROP CONSTRAINT "binding_item_operation_id_place_pk", ADD CONSTRAINT "binding_item_institution_id_operation_id_place_pk" PRIMARY KEY ("institution_id", "operation_id", "place");
--> statement-breakpoint
ALTER TABLE "binding_operation" DROP CONSTRAINT "binding_operation_pkey", ADD CONSTRAINT "binding_operation_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "borrower" DROP CONSTRAINT "borrower_pkey", ADD CONSTRAINT "borrower_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "case_event" DROP CONSTRAINT "case_event_pkey", ADD CONSTRAINT "case_event_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "collection_log" DROP CONSTRAINT "collection_log_pkey", ADD CONSTRAINT "collection_log_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "contact" DROP CONSTRAINT "contact_pkey", ADD CONSTRAINT "contact_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "daily_score" DROP CONSTRAINT "daily_score_user_id_day_pk", ADD CONSTRAINT "daily_score_institution_id_user_id_day_pk" PRIMARY KEY ("institution_id", "user_id", "day");
--> statement-breakpoint
ALTER TABLE "draft" DROP CONSTRAINT "draft_user_id_task_id_kind_pk", ADD CONSTRAINT "draft_institution_id_user_id_task_id_kind_pk" PRIMARY KEY ("institution_id", "user_id", "task_id", "kind");
--> statement-breakpoint
ALTER TABLE "intent" DROP CONSTRAINT "intent_actor_id_call_key_pk", ADD CONSTRAINT "intent_institution_id_actor_id_call_key_pk" PRIMARY KEY ("institution_id", "actor_id", "call", "key");
--> statement-breakpoint
ALTER TABLE "liveness_attempt" DROP CONSTRAINT "liveness_attempt_pkey", ADD CONSTRAINT "liveness_attempt_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "loan" DROP CONSTRAINT "loan_pkey", ADD CONSTRAINT "loan_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "pay_log" DROP CONSTRAINT "pay_log_pkey", ADD CONSTRAINT "pay_log_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "permission_change" DROP CONSTRAINT "permission_change_pkey", ADD CONSTRAINT "permission_change_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "permission_grant" DROP CONSTRAINT "permission_grant_pkey", ADD CONSTRAINT "permission_grant_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "phone_call" DROP CONSTRAINT "phone_call_pkey", ADD CONSTRAINT "phone_call_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "picture" DROP CONSTRAINT "picture_pkey", ADD CONSTRAINT "picture_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "picture_comment" DROP CONSTRAINT "picture_comment_pkey", ADD CONSTRAINT "picture_comment_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "provider_check" DROP CONSTRAINT "provider_check_pkey", ADD CONSTRAINT "provider_check_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "queue" DROP CONSTRAINT "queue_pkey", ADD CONSTRAINT "queue_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "queue_log" DROP CONSTRAINT "queue_log_pkey", ADD CONSTRAINT "queue_log_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "quota_increase" DROP CONSTRAINT "quota_increase_pkey", ADD CONSTRAINT "quota_increase_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "repay_plan" DROP CONSTRAINT "repay_plan_pkey", ADD CONSTRAINT "repay_plan_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "repayment_code" DROP CONSTRAINT "repayment_code_pkey", ADD CONSTRAINT "repayment_code_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "routing_run" DROP CONSTRAINT "routing_run_pkey", ADD CONSTRAINT "routing_run_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "saved_filter" DROP CONSTRAINT "saved_filter_pkey", ADD CONSTRAINT "saved_filter_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "seat_plan" DROP CONSTRAINT "seat_plan_pkey", ADD CONSTRAINT "seat_plan_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_pkey", ADD CONSTRAINT "session_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "setting_change" DROP CONSTRAINT "setting_change_pkey", ADD CONSTRAINT "setting_change_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "shopping_account" DROP CONSTRAINT "shopping_account_pkey", ADD CONSTRAINT "shopping_account_institution_id_borrower_id_pk" PRIMARY KEY ("institution_id", "borrower_id");
--> statement-breakpoint
ALTER TABLE "shopping_order" DROP CONSTRAINT "shopping_order_pkey", ADD CONSTRAINT "shopping_order_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "sms" DROP CONSTRAINT "sms_pkey", ADD CONSTRAINT "sms_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "sms_outbox" DROP CONSTRAINT "sms_outbox_pkey", ADD CONSTRAINT "sms_outbox_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "sms_template" DROP CONSTRAINT "sms_template_pkey", ADD CONSTRAINT "sms_template_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "special_column" DROP CONSTRAINT "special_column_user_id_list_pk", ADD CONSTRAINT "special_column_institution_id_user_id_list_pk" PRIMARY KEY ("institution_id", "user_id", "list");
--> statement-breakpoint
ALTER TABLE "task" DROP CONSTRAINT "task_pkey", ADD CONSTRAINT "task_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "user_call" DROP CONSTRAINT "user_call_pkey", ADD CONSTRAINT "user_call_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "user_group" DROP CONSTRAINT "user_group_pkey", ADD CONSTRAINT "user_group_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "user_history" DROP CONSTRAINT "user_history_pkey", ADD CONSTRAINT "user_history_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "user_operation" DROP CONSTRAINT "user_operation_pkey", ADD CONSTRAINT "user_operation_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "work_order" DROP CONSTRAINT "work_order_pkey", ADD CONSTRAINT "work_order_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "work_order_event" DROP CONSTRAINT "work_order_event_pkey", ADD CONSTRAINT "work_order_event_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "work_order_matter" DROP CONSTRAINT "work_order_matter_pkey", ADD CONSTRAINT "work_order_matter_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "work_order_penalty" DROP CONSTRAINT "work_order_penalty_pkey", ADD CONSTRAINT "work_order_penalty_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
ALTER TABLE "work_schedule" DROP CONSTRAINT "work_schedule_user_id_day_pk", ADD CONSTRAINT "work_schedule_institution_id_user_id_day_pk" PRIMARY KEY ("institution_id", "user_id", "day");
--> statement-breakpoint
ALTER TABLE "work_schedule_change" DROP CONSTRAINT "work_schedule_change_pkey", ADD CONSTRAINT "work_schedule_change_institution_id_id_pk" PRIMARY KEY ("institution_id", "id");
--> statement-breakpoint
CREATE INDEX "app_user_number" ON "app_user" USING btree ("id");
--> statement-breakpoint
CREATE INDEX "session_number" ON "session" USING btree ("id");
--> statement-breakpoint
CREATE UNIQUE INDEX "phone_call_one_open" ON "phone_call" USING btree ("institution_id","agent_id") WHERE state <> 'ended';
--> statement-breakpoint
CREATE UNIQUE INDEX "task_open_loan" ON "task" USING btree ("institution_id","loan_id") WHERE status in ('C00','C01','C10','C20');
--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_matter_once" ON "work_order_matter" USING btree ("institution_id","work_order_id","task_id","kind");
--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_penalty_once" ON "work_order_penalty" USING btree ("institution_id","work_order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "permission_grant_user" ON "permission_grant" USING btree ("institution_id","user_id","permission");
--> statement-breakpoint
CREATE UNIQUE INDEX "pay_log_one_open" ON "pay_log" USING btree ("institution_id","loan_id") WHERE status = '0';
--> statement-breakpoint
CREATE UNIQUE INDEX "repay_plan_period" ON "repay_plan" USING btree ("institution_id","loan_id","period");
--> statement-breakpoint
CREATE UNIQUE INDEX "repayment_code_one_good" ON "repayment_code" USING btree ("institution_id","task_id","type","channel") WHERE ended_at is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "seat_plan_from" ON "seat_plan" USING btree ("institution_id","group_id","queue_id","from_day");
--> statement-breakpoint
CREATE UNIQUE INDEX "work_schedule_departed" ON "work_schedule" USING btree ("institution_id","user_id") WHERE status = 'departed';
--> statement-breakpoint
CREATE UNIQUE INDEX "work_schedule_change_undoes" ON "work_schedule_change" USING btree ("institution_id","undoes") WHERE undoes is not null;
--> statement-breakpoint
ALTER TABLE "login_log" ADD CONSTRAINT "login_log_row" UNIQUE("institution_id","id");
--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_asker_id_row" FOREIGN KEY ("institution_id","asker_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_for_user_id_row" FOREIGN KEY ("institution_id","for_user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_decider_id_row" FOREIGN KEY ("institution_id","decider_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "daily_score" ADD CONSTRAINT "daily_score_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "achievement_standard" ADD CONSTRAINT "achievement_standard_queue_id_row" FOREIGN KEY ("institution_id","queue_id") REFERENCES "public"."queue"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "case_event" ADD CONSTRAINT "case_event_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "case_event" ADD CONSTRAINT "case_event_actor_id_row" FOREIGN KEY ("institution_id","actor_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "phone_call" ADD CONSTRAINT "phone_call_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "phone_call" ADD CONSTRAINT "phone_call_agent_id_row" FOREIGN KEY ("institution_id","agent_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "phone_call" ADD CONSTRAINT "phone_call_contact_id_row" FOREIGN KEY ("institution_id","contact_id") REFERENCES "public"."contact"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "collection_log" ADD CONSTRAINT "collection_log_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "collection_log" ADD CONSTRAINT "collection_log_agent_id_row" FOREIGN KEY ("institution_id","agent_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "collection_log" ADD CONSTRAINT "collection_log_contact_id_row" FOREIGN KEY ("institution_id","contact_id") REFERENCES "public"."contact"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_borrower_id_row" FOREIGN KEY ("institution_id","borrower_id") REFERENCES "public"."borrower"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_added_by_row" FOREIGN KEY ("institution_id","added_by") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "loan" ADD CONSTRAINT "loan_borrower_id_row" FOREIGN KEY ("institution_id","borrower_id") REFERENCES "public"."borrower"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_loan_id_row" FOREIGN KEY ("institution_id","loan_id") REFERENCES "public"."loan"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_borrower_id_row" FOREIGN KEY ("institution_id","borrower_id") REFERENCES "public"."borrower"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_queue_id_row" FOREIGN KEY ("institution_id","queue_id") REFERENCES "public"."queue"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_agent_id_row" FOREIGN KEY ("institution_id","agent_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_accused_id_row" FOREIGN KEY ("institution_id","accused_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_handler_id_row" FOREIGN KEY ("institution_id","handler_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_proposed_by_id_row" FOREIGN KEY ("institution_id","proposed_by_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_registered_by_id_row" FOREIGN KEY ("institution_id","registered_by_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "work_order_event" ADD CONSTRAINT "work_order_event_work_order_id_row" FOREIGN KEY ("institution_id","work_order_id") REFERENCES "public"."work_order"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "work_order_event" ADD CONSTRAINT "work_order_event_actor_id_row" FOREIGN KEY ("institution_id","actor_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "work_order_matter" ADD CONSTRAINT "work_order_matter_work_order_id_row" FOREIGN KEY ("institution_id","work_order_id") REFERENCES "public"."work_order"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "work_order_matter" ADD CONSTRAINT "work_order_matter_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "work_order_penalty" ADD CONSTRAINT "work_order_penalty_work_order_id_row" FOREIGN KEY ("institution_id","work_order_id") REFERENCES "public"."work_order"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "work_order_penalty" ADD CONSTRAINT "work_order_penalty_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "work_order_penalty" ADD CONSTRAINT "work_order_penalty_issued_by_id_row" FOREIGN KEY ("institution_id","issued_by_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "permission_change" ADD CONSTRAINT "permission_change_actor_id_row" FOREIGN KEY ("institution_id","actor_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "permission_change" ADD CONSTRAINT "permission_change_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "permission_grant" ADD CONSTRAINT "permission_grant_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "case_hold" ADD CONSTRAINT "case_hold_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "contact_decision" ADD CONSTRAINT "contact_decision_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "parked_case" ADD CONSTRAINT "parked_case_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "allocation" ADD CONSTRAINT "allocation_loan_id_row" FOREIGN KEY ("institution_id","loan_id") REFERENCES "public"."loan"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "clarification" ADD CONSTRAINT "clarification_loan_id_row" FOREIGN KEY ("institution_id","loan_id") REFERENCES "public"."loan"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "lender_event" ADD CONSTRAINT "lender_event_loan_id_row" FOREIGN KEY ("institution_id","loan_id") REFERENCES "public"."loan"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "address_book_entry" ADD CONSTRAINT "address_book_entry_borrower_id_row" FOREIGN KEY ("institution_id","borrower_id") REFERENCES "public"."borrower"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_borrower_id_row" FOREIGN KEY ("institution_id","borrower_id") REFERENCES "public"."borrower"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "picture_comment" ADD CONSTRAINT "picture_comment_picture_id_row" FOREIGN KEY ("institution_id","picture_id") REFERENCES "public"."picture"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "picture_comment" ADD CONSTRAINT "picture_comment_creator_id_row" FOREIGN KEY ("institution_id","creator_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "saved_filter" ADD CONSTRAINT "saved_filter_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "shopping_account" ADD CONSTRAINT "shopping_account_borrower_id_row" FOREIGN KEY ("institution_id","borrower_id") REFERENCES "public"."borrower"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "shopping_order" ADD CONSTRAINT "shopping_order_borrower_id_row" FOREIGN KEY ("institution_id","borrower_id") REFERENCES "public"."borrower"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "special_column" ADD CONSTRAINT "special_column_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "user_call" ADD CONSTRAINT "user_call_borrower_id_row" FOREIGN KEY ("institution_id","borrower_id") REFERENCES "public"."borrower"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "sms" ADD CONSTRAINT "sms_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "sms" ADD CONSTRAINT "sms_agent_id_row" FOREIGN KEY ("institution_id","agent_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "sms" ADD CONSTRAINT "sms_contact_id_row" FOREIGN KEY ("institution_id","contact_id") REFERENCES "public"."contact"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "sms" ADD CONSTRAINT "sms_template_id_row" FOREIGN KEY ("institution_id","template_id") REFERENCES "public"."sms_template"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "pay_log" ADD CONSTRAINT "pay_log_loan_id_row" FOREIGN KEY ("institution_id","loan_id") REFERENCES "public"."loan"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "pay_log" ADD CONSTRAINT "pay_log_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "pay_log" ADD CONSTRAINT "pay_log_agent_id_row" FOREIGN KEY ("institution_id","agent_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "repay_plan" ADD CONSTRAINT "repay_plan_loan_id_row" FOREIGN KEY ("institution_id","loan_id") REFERENCES "public"."loan"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "repayment_code" ADD CONSTRAINT "repayment_code_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "repayment_code" ADD CONSTRAINT "repayment_code_loan_id_row" FOREIGN KEY ("institution_id","loan_id") REFERENCES "public"."loan"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "repayment_code" ADD CONSTRAINT "repayment_code_agent_id_row" FOREIGN KEY ("institution_id","agent_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_group_id_row" FOREIGN KEY ("institution_id","group_id") REFERENCES "public"."user_group"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_queue_id_row" FOREIGN KEY ("institution_id","queue_id") REFERENCES "public"."queue"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "law_override" ADD CONSTRAINT "law_override_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "promise_plan" ADD CONSTRAINT "promise_plan_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "promise_plan" ADD CONSTRAINT "promise_plan_loan_id_row" FOREIGN KEY ("institution_id","loan_id") REFERENCES "public"."loan"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "binding_item" ADD CONSTRAINT "binding_item_operation_id_row" FOREIGN KEY ("institution_id","operation_id") REFERENCES "public"."binding_operation"("institution_id","id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "binding_operation" ADD CONSTRAINT "binding_operation_queue_id_row" FOREIGN KEY ("institution_id","queue_id") REFERENCES "public"."queue"("institution_id","id") ON DELETE set null ("queue_id");
--> statement-breakpoint
ALTER TABLE "binding_operation" ADD CONSTRAINT "binding_operation_actor_id_row" FOREIGN KEY ("institution_id","actor_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "queue_log" ADD CONSTRAINT "queue_log_queue_id_row" FOREIGN KEY ("institution_id","queue_id") REFERENCES "public"."queue"("institution_id","id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "routing_run" ADD CONSTRAINT "routing_run_actor_id_row" FOREIGN KEY ("institution_id","actor_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "seat_plan" ADD CONSTRAINT "seat_plan_group_id_row" FOREIGN KEY ("institution_id","group_id") REFERENCES "public"."user_group"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "seat_plan" ADD CONSTRAINT "seat_plan_queue_id_row" FOREIGN KEY ("institution_id","queue_id") REFERENCES "public"."queue"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "seat_plan" ADD CONSTRAINT "seat_plan_updated_by_row" FOREIGN KEY ("institution_id","updated_by") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "work_schedule" ADD CONSTRAINT "work_schedule_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "work_schedule" ADD CONSTRAINT "work_schedule_updated_by_row" FOREIGN KEY ("institution_id","updated_by") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "work_schedule_change" ADD CONSTRAINT "work_schedule_change_by_id_row" FOREIGN KEY ("institution_id","by_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "liveness_attempt" ADD CONSTRAINT "liveness_attempt_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "liveness_attempt" ADD CONSTRAINT "liveness_attempt_login_log_id_row" FOREIGN KEY ("institution_id","login_log_id") REFERENCES "public"."login_log"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "login_log" ADD CONSTRAINT "login_log_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "provider_check" ADD CONSTRAINT "provider_check_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "provider_check" ADD CONSTRAINT "provider_check_login_log_id_row" FOREIGN KEY ("institution_id","login_log_id") REFERENCES "public"."login_log"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_login_log_id_row" FOREIGN KEY ("institution_id","login_log_id") REFERENCES "public"."login_log"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "quota_increase" ADD CONSTRAINT "quota_increase_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "setting_change" ADD CONSTRAINT "setting_change_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "user_history" ADD CONSTRAINT "user_history_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "user_operation" ADD CONSTRAINT "user_operation_actor_id_row" FOREIGN KEY ("institution_id","actor_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "user_operation_item" ADD CONSTRAINT "user_operation_item_operation_id_row" FOREIGN KEY ("institution_id","operation_id") REFERENCES "public"."user_operation"("institution_id","id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "user_operation_item" ADD CONSTRAINT "user_operation_item_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "contact_wish" ADD CONSTRAINT "contact_wish_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_for_user_id_row" FOREIGN KEY ("institution_id","for_user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_announcement_id_row" FOREIGN KEY ("institution_id","announcement_id") REFERENCES "public"."announcement"("institution_id","id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "behaviour" ADD CONSTRAINT "behaviour_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id");
--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_task_id_row" FOREIGN KEY ("institution_id","task_id") REFERENCES "public"."task"("institution_id","id");

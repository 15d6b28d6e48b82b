ALTER TABLE "approval" DROP CONSTRAINT "approval_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "daily_score" DROP CONSTRAINT "daily_score_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "case_event" DROP CONSTRAINT "case_event_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "phone_call" DROP CONSTRAINT "phone_call_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "collection_log" DROP CONSTRAINT "collection_log_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "contact" DROP CONSTRAINT "contact_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "loan" DROP CONSTRAINT "loan_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "task" DROP CONSTRAINT "task_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order" DROP CONSTRAINT "work_order_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order_event" DROP CONSTRAINT "work_order_event_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order_matter" DROP CONSTRAINT "work_order_matter_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "work_order_penalty" DROP CONSTRAINT "work_order_penalty_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "permission_change" DROP CONSTRAINT "permission_change_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "case_hold" DROP CONSTRAINT "case_hold_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "contact_decision" DROP CONSTRAINT "contact_decision_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "law_replay_finding" DROP CONSTRAINT "law_replay_finding_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "parked_case" DROP CONSTRAINT "parked_case_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "allocation" DROP CONSTRAINT "allocation_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "clarification" DROP CONSTRAINT "clarification_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "lender_event" DROP CONSTRAINT "lender_event_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "lender_turned_away" DROP CONSTRAINT "lender_turned_away_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "address_book_entry" DROP CONSTRAINT "address_book_entry_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "picture" DROP CONSTRAINT "picture_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "picture_comment" DROP CONSTRAINT "picture_comment_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "saved_filter" DROP CONSTRAINT "saved_filter_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "shopping_account" DROP CONSTRAINT "shopping_account_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "shopping_order" DROP CONSTRAINT "shopping_order_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "special_column" DROP CONSTRAINT "special_column_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "user_call" DROP CONSTRAINT "user_call_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "sms" DROP CONSTRAINT "sms_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "pay_log" DROP CONSTRAINT "pay_log_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "repay_plan" DROP CONSTRAINT "repay_plan_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "repayment_code" DROP CONSTRAINT "repayment_code_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "law_override" DROP CONSTRAINT "law_override_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "promise_part" DROP CONSTRAINT "promise_part_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "promise_plan" DROP CONSTRAINT "promise_plan_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "binding_item" DROP CONSTRAINT "binding_item_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "binding_operation" DROP CONSTRAINT "binding_operation_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "queue_log" DROP CONSTRAINT "queue_log_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "seat_plan" DROP CONSTRAINT "seat_plan_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "work_schedule" DROP CONSTRAINT "work_schedule_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "work_schedule_change" DROP CONSTRAINT "work_schedule_change_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "liveness_attempt" DROP CONSTRAINT "liveness_attempt_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "provider_check" DROP CONSTRAINT "provider_check_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "session" DROP CONSTRAINT "session_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "quota_increase" DROP CONSTRAINT "quota_increase_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "setting_change" DROP CONSTRAINT "setting_change_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "user_history" DROP CONSTRAINT "user_history_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "user_operation" DROP CONSTRAINT "user_operation_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "user_operation_item" DROP CONSTRAINT "user_operation_item_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "contact_wish" DROP CONSTRAINT "contact_wish_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "behaviour" DROP CONSTRAINT "behaviour_institution_id_institution_id_fk";
--> statement-breakpoint
ALTER TABLE "draft" DROP CONSTRAINT "draft_institution_id_institution_id_fk";

CREATE TABLE "borrower" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "borrower_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"borrower_no" text NOT NULL,
	"name" text NOT NULL,
	"identity_number" text,
	"marital_status" text,
	"education" text,
	"mobile_phone" text,
	"home_phone" text,
	"company_name" text,
	"occupation" text,
	"working_years" integer,
	"home_address" text,
	"company_address" text
);
--> statement-breakpoint
CREATE TABLE "case_name" (
	"institution_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	CONSTRAINT "case_name_institution_id_kind_name_device_pk" PRIMARY KEY("institution_id","kind","name","device")
);
--> statement-breakpoint
CREATE TABLE "collection_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collection_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"agent_id" bigint,
	"creator_name" text NOT NULL,
	"call_status" text,
	"call_result" text NOT NULL,
	"channel" text NOT NULL,
	"contact_id" bigint,
	"contact_relation" text,
	"contact_name" text,
	"contact_phone" text,
	"remarks" text,
	"next_follow_up_at" timestamp (3) with time zone,
	"promised_amount" bigint,
	"promised_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"borrower_id" bigint NOT NULL,
	"relation" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"emergency" boolean DEFAULT false NOT NULL,
	"last_call_result" text,
	"last_call_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "loan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"borrower_id" bigint NOT NULL,
	"loan_no" text NOT NULL,
	"status" text NOT NULL,
	"reloan" text,
	"app_name" text,
	"merchant" text,
	"device" text,
	"product_category" text,
	"loan_time" timestamp (3) with time zone,
	"penalty_date" date NOT NULL,
	"contract_amount" bigint NOT NULL,
	"due_at_start" bigint NOT NULL,
	"due" bigint NOT NULL,
	"unpaid_repayment" bigint NOT NULL,
	"interest_receivable" bigint DEFAULT 0 NOT NULL,
	"penalty_interest" bigint DEFAULT 0 NOT NULL,
	"iva_receivable" bigint DEFAULT 0 NOT NULL,
	"deduction_account" text,
	"bank_account" text,
	"last_opened_at" timestamp (3) with time zone,
	"last_repayment_page_at" timestamp (3) with time zone,
	CONSTRAINT "loan_due_not_negative" CHECK ("loan"."due" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pay_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"loan_id" bigint NOT NULL,
	"task_id" bigint,
	"agent_id" bigint,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"remark" text,
	"op_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pay_log_amount_positive" CHECK ("pay_log"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"loan_id" bigint NOT NULL,
	"borrower_id" bigint NOT NULL,
	"queue_id" bigint,
	"agent_id" bigint,
	"group_id" bigint,
	"status" text NOT NULL,
	"loan_no" text NOT NULL,
	"borrower_no" text NOT NULL,
	"borrower_name" text NOT NULL,
	"phone_digits" text DEFAULT '' NOT NULL,
	"agent_name" text,
	"product_category" text,
	"app_name" text,
	"merchant" text,
	"device" text,
	"penalty_date" date NOT NULL,
	"amount" bigint NOT NULL,
	"unpaid_repayment" bigint NOT NULL,
	"last_call_result" text,
	"last_call_at" timestamp (3) with time zone,
	"last_call_agent" text,
	"last_follow_up_at" timestamp (3) with time zone,
	"next_follow_up_at" timestamp (3) with time zone,
	"willingness" text DEFAULT 'unknown' NOT NULL,
	"promised_amount" bigint,
	"promised_at" timestamp (3) with time zone,
	"next_action_at" timestamp (3) with time zone,
	"collection_at" timestamp (3) with time zone NOT NULL,
	"assigned_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"long_aging" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"group_id" bigint,
	"queue_id" bigint,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"id_card" text,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"face_check" text DEFAULT 'none' NOT NULL,
	"ranked" boolean DEFAULT true NOT NULL,
	"creates_ptp" boolean DEFAULT true NOT NULL,
	"long_aging" boolean DEFAULT false NOT NULL,
	"res" boolean DEFAULT false NOT NULL,
	"send_blu" boolean DEFAULT false NOT NULL,
	"send_ivr" boolean DEFAULT false NOT NULL,
	"send_lunar" boolean DEFAULT false NOT NULL,
	"send_sms" boolean DEFAULT true NOT NULL,
	"send_waba" boolean DEFAULT false NOT NULL,
	"daily_target" bigint DEFAULT 0 NOT NULL,
	"show_announcements" boolean DEFAULT true NOT NULL,
	"photo" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institution" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "institution_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"currency_digits" integer DEFAULT 2 NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "institution_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "queue" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "queue_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"planned_case_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "system_setting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_setting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint,
	"key" text NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_group" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_count" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"code_key" text PRIMARY KEY NOT NULL,
	"text_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "liveness_attempt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "liveness_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"login_log_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint,
	"user_id" bigint,
	"client" text NOT NULL,
	"outcome" text NOT NULL,
	"ip" text NOT NULL,
	"veins" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_key" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"public_key" text NOT NULL,
	"sealed_private_key" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_check" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "provider_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"institution_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"login_log_id" bigint NOT NULL,
	"liveness_id_hash" text,
	"passed" boolean,
	"verdict" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sid_hash" text NOT NULL,
	"institution_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"login_log_id" bigint NOT NULL,
	"state" text NOT NULL,
	"face_check" text NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"for_user_id" bigint,
	"name" text NOT NULL,
	"id_no" text NOT NULL,
	"irregularities" text NOT NULL,
	"process_result" text NOT NULL,
	"content" text NOT NULL,
	"label" text,
	"base64_image" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcement_read" (
	"announcement_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"institution_id" bigint NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "announcement_read_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "behaviour" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "behaviour_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"loan_no" text,
	"detail" text,
	"ip" text,
	"socket_ip" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft" (
	"user_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"institution_id" bigint NOT NULL,
	"content" text NOT NULL,
	"intent" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_user_id_task_id_kind_pk" PRIMARY KEY("user_id","task_id","kind")
);
--> statement-breakpoint
CREATE TABLE "intent" (
	"actor_id" bigint NOT NULL,
	"institution_id" bigint NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "intent_actor_id_call_key_pk" PRIMARY KEY("actor_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "scrolling_notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scrolling_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint,
	"language" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secret" (
	"name" text NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "borrower" ADD CONSTRAINT "borrower_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_name" ADD CONSTRAINT "case_name_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_log" ADD CONSTRAINT "collection_log_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_log" ADD CONSTRAINT "collection_log_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_log" ADD CONSTRAINT "collection_log_agent_id_app_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_log" ADD CONSTRAINT "collection_log_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_borrower_id_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrower"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan" ADD CONSTRAINT "loan_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loan" ADD CONSTRAINT "loan_borrower_id_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrower"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_log" ADD CONSTRAINT "pay_log_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_log" ADD CONSTRAINT "pay_log_loan_id_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_log" ADD CONSTRAINT "pay_log_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_log" ADD CONSTRAINT "pay_log_agent_id_app_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_loan_id_loan_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_borrower_id_borrower_id_fk" FOREIGN KEY ("borrower_id") REFERENCES "public"."borrower"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_queue_id_queue_id_fk" FOREIGN KEY ("queue_id") REFERENCES "public"."queue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_agent_id_app_user_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_group_id_user_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_queue_id_queue_id_fk" FOREIGN KEY ("queue_id") REFERENCES "public"."queue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue" ADD CONSTRAINT "queue_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "system_setting" ADD CONSTRAINT "system_setting_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_group" ADD CONSTRAINT "user_group_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liveness_attempt" ADD CONSTRAINT "liveness_attempt_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liveness_attempt" ADD CONSTRAINT "liveness_attempt_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "liveness_attempt" ADD CONSTRAINT "liveness_attempt_login_log_id_login_log_id_fk" FOREIGN KEY ("login_log_id") REFERENCES "public"."login_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_log" ADD CONSTRAINT "login_log_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_log" ADD CONSTRAINT "login_log_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_check" ADD CONSTRAINT "provider_check_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_check" ADD CONSTRAINT "provider_check_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_check" ADD CONSTRAINT "provider_check_login_log_id_login_log_id_fk" FOREIGN KEY ("login_log_id") REFERENCES "public"."login_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_login_log_id_login_log_id_fk" FOREIGN KEY ("login_log_id") REFERENCES "public"."login_log"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement" ADD CONSTRAINT "announcement_for_user_id_app_user_id_fk" FOREIGN KEY ("for_user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_announcement_id_announcement_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_read" ADD CONSTRAINT "announcement_read_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "behaviour" ADD CONSTRAINT "behaviour_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "behaviour" ADD CONSTRAINT "behaviour_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scrolling_notice" ADD CONSTRAINT "scrolling_notice_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "borrower_no" ON "borrower" USING btree ("institution_id","borrower_no");--> statement-breakpoint
CREATE INDEX "collection_log_task" ON "collection_log" USING btree ("task_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collection_log_agent" ON "collection_log" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_borrower" ON "contact" USING btree ("borrower_id");--> statement-breakpoint
CREATE UNIQUE INDEX "loan_no" ON "loan" USING btree ("institution_id","loan_no");--> statement-breakpoint
CREATE INDEX "pay_log_loan" ON "pay_log" USING btree ("loan_id");--> statement-breakpoint
CREATE INDEX "pay_log_agent" ON "pay_log" USING btree ("agent_id","op_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_log_one_open" ON "pay_log" USING btree ("loan_id") WHERE status = '0';--> statement-breakpoint
CREATE UNIQUE INDEX "task_open_loan" ON "task" USING btree ("loan_id") WHERE status in ('C00','C01','C10','C20');--> statement-breakpoint
CREATE INDEX "task_agent_next" ON "task" USING btree ("agent_id","next_action_at","id");--> statement-breakpoint
CREATE INDEX "task_group_next" ON "task" USING btree ("group_id","next_action_at","id");--> statement-breakpoint
CREATE INDEX "task_institution_next" ON "task" USING btree ("institution_id","next_action_at","id");--> statement-breakpoint
CREATE INDEX "task_loan_no" ON "task" USING btree ("institution_id","loan_no");--> statement-breakpoint
CREATE INDEX "task_borrower_no" ON "task" USING btree ("institution_id","borrower_no");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_username" ON "app_user" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email" ON "app_user" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "app_user_institution" ON "app_user" USING btree ("institution_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "queue_code" ON "queue" USING btree ("institution_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "system_setting_key" ON "system_setting" USING btree (coalesce("institution_id", 0),"key");--> statement-breakpoint
CREATE UNIQUE INDEX "user_group_name" ON "user_group" USING btree ("institution_id","name");--> statement-breakpoint
CREATE INDEX "attempt_count_expires" ON "attempt_count" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "liveness_attempt_log" ON "liveness_attempt" USING btree ("login_log_id");--> statement-breakpoint
CREATE INDEX "login_log_user" ON "login_log" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "login_log_institution" ON "login_log" USING btree ("institution_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_check_token" ON "provider_check" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "session_sid" ON "session" USING btree ("sid_hash");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "announcement_institution" ON "announcement" USING btree ("institution_id","created_at");--> statement-breakpoint
CREATE INDEX "behaviour_user" ON "behaviour" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "behaviour_institution" ON "behaviour" USING btree ("institution_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "server_secret_name" ON "server_secret" USING btree ("name");
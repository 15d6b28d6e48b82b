CREATE TABLE "daily_score" (
	"institution_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"group_id" bigint,
	"day" date NOT NULL,
	"recovered" bigint DEFAULT 0 NOT NULL,
	"payments" integer DEFAULT 0 NOT NULL,
	"handled_cases" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"connected_calls" integer DEFAULT 0 NOT NULL,
	"reached_cases" integer DEFAULT 0 NOT NULL,
	"right_party_cases" integer DEFAULT 0 NOT NULL,
	"promised_cases" integer DEFAULT 0 NOT NULL,
	"promises_due" integer DEFAULT 0 NOT NULL,
	"promises_kept" integer DEFAULT 0 NOT NULL,
	"new_cases" integer DEFAULT 0 NOT NULL,
	"settled_cases" integer DEFAULT 0 NOT NULL,
	"bound_cases" integer,
	"due_amount" bigint,
	"target" bigint DEFAULT 0 NOT NULL,
	"score" numeric(6, 2),
	"rank" integer,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "daily_score_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "daily_score_run" (
	"institution_id" bigint NOT NULL,
	"day" date NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "daily_score_run_institution_id_day_pk" PRIMARY KEY("institution_id","day")
);
--> statement-breakpoint
CREATE TABLE "achievement_standard" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "achievement_standard_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"queue_id" bigint,
	"indicator" text NOT NULL,
	"target" numeric(18, 2) NOT NULL,
	"weight" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "achievement_standard_target" CHECK ("achievement_standard"."target" >= 0),
	CONSTRAINT "achievement_standard_weight" CHECK ("achievement_standard"."weight" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "work_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"parent_id" bigint,
	"state" text NOT NULL,
	"channel" text NOT NULL,
	"priority" text NOT NULL,
	"summary" text NOT NULL,
	"complainant" text,
	"borrower_name" text NOT NULL,
	"accused_id" bigint,
	"handler_id" bigint,
	"team" text,
	"waits_for_answer" boolean DEFAULT false NOT NULL,
	"result" text,
	"proposed_by_id" bigint,
	"registered_by_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "work_order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"work_order_id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"note" text,
	"about" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_order_matter" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_matter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"work_order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"task_id" bigint NOT NULL,
	"loan_no" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_order_penalty" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_order_penalty_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"work_order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"irregularities" text NOT NULL,
	"process_result" text NOT NULL,
	"amount" bigint,
	"announcement_id" bigint NOT NULL,
	"issued_by_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permission_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permission_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"role" text,
	"user_id" bigint,
	"permission" text NOT NULL,
	"allowed" boolean,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permission_grant" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permission_grant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"role" text,
	"user_id" bigint,
	"permission" text NOT NULL,
	"allowed" boolean NOT NULL,
	CONSTRAINT "permission_grant_for_one" CHECK (("permission_grant"."role" is null) <> ("permission_grant"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "binding_item" (
	"operation_id" bigint NOT NULL,
	"task_id" bigint NOT NULL,
	"institution_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"from_agent_id" bigint,
	"to_agent_id" bigint,
	"only_version" integer,
	"outcome" text,
	"found_agent_name" text,
	"assigned_before" timestamp (3) with time zone,
	"opened_before" timestamp (3) with time zone,
	"version_after" integer,
	CONSTRAINT "binding_item_operation_id_place_pk" PRIMARY KEY("operation_id","place")
);
--> statement-breakpoint
CREATE TABLE "binding_operation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "binding_operation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"queue_id" bigint,
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"agent_names" text[] NOT NULL,
	"undo_of" bigint,
	"total" integer NOT NULL,
	"amount" bigint NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"cancel_asked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "queue_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "queue_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"queue_id" bigint NOT NULL,
	"event" text NOT NULL,
	"actor_name" text,
	"cases" integer,
	"other_queue" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat_plan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seat_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"queue_id" bigint NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"planned_case_count" integer,
	"min_per_capita" integer NOT NULL,
	"max_per_capita" integer NOT NULL,
	"min_seats" integer NOT NULL,
	"max_seats" integer,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint NOT NULL,
	CONSTRAINT "seat_plan_days" CHECK ("seat_plan"."to_day" is null or "seat_plan"."to_day" >= "seat_plan"."from_day"),
	CONSTRAINT "seat_plan_per_capita" CHECK (1 <= "seat_plan"."min_per_capita" and "seat_plan"."min_per_capita" <= "seat_plan"."max_per_capita"),
	CONSTRAINT "seat_plan_seats" CHECK (1 <= "seat_plan"."min_seats" and ("seat_plan"."max_seats" is null or "seat_plan"."min_seats" <= "seat_plan"."max_seats"))
);
--> statement-breakpoint
CREATE TABLE "work_schedule" (
	"institution_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"status" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint NOT NULL,
	CONSTRAINT "work_schedule_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "work_schedule_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_schedule_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"by_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"undoes" bigint,
	"cells" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_quota" (
	"institution_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "check_quota_institution_id_kind_pk" PRIMARY KEY("institution_id","kind"),
	CONSTRAINT "check_quota_remaining" CHECK ("check_quota"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quota_increase" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quota_increase_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"remaining" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "setting_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"key" text NOT NULL,
	"before" text,
	"after" text,
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trail_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trail_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint,
	"chain" bigint DEFAULT 0 NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	"prev_hash" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"event" text NOT NULL,
	"outcome" text,
	"from_state" text,
	"to_state" text,
	"code" text,
	"user_id" bigint,
	"login_log_id" bigint,
	"page" text,
	"page_seq" integer,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "user_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"by_id" bigint,
	"by_name" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sms_template" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "products" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "loan_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "auto_reloan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "affiliated_system" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "creator_id" bigint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "creator_name" text;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "modifier_id" bigint;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "modifier_name" text;--> statement-breakpoint
ALTER TABLE "institution" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "institution" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "queue" ADD COLUMN "extension_percent" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "queue" ADD COLUMN "rule" jsonb;--> statement-breakpoint
ALTER TABLE "queue" ADD COLUMN "priority" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "queue" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "queue" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "queue" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_score" ADD CONSTRAINT "daily_score_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_score" ADD CONSTRAINT "daily_score_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_score_run" ADD CONSTRAINT "daily_score_run_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement_standard" ADD CONSTRAINT "achievement_standard_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement_standard" ADD CONSTRAINT "achievement_standard_queue_id_queue_id_fk" FOREIGN KEY ("queue_id") REFERENCES "public"."queue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_accused_id_app_user_id_fk" FOREIGN KEY ("accused_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_handler_id_app_user_id_fk" FOREIGN KEY ("handler_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_proposed_by_id_app_user_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order" ADD CONSTRAINT "work_order_registered_by_id_app_user_id_fk" FOREIGN KEY ("registered_by_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_event" ADD CONSTRAINT "work_order_event_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_event" ADD CONSTRAINT "work_order_event_work_order_id_work_order_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_event" ADD CONSTRAINT "work_order_event_actor_id_app_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_matter" ADD CONSTRAINT "work_order_matter_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_matter" ADD CONSTRAINT "work_order_matter_work_order_id_work_order_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_matter" ADD CONSTRAINT "work_order_matter_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_penalty" ADD CONSTRAINT "work_order_penalty_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_penalty" ADD CONSTRAINT "work_order_penalty_work_order_id_work_order_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_penalty" ADD CONSTRAINT "work_order_penalty_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_order_penalty" ADD CONSTRAINT "work_order_penalty_issued_by_id_app_user_id_fk" FOREIGN KEY ("issued_by_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_change" ADD CONSTRAINT "permission_change_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_change" ADD CONSTRAINT "permission_change_actor_id_app_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_change" ADD CONSTRAINT "permission_change_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_grant" ADD CONSTRAINT "permission_grant_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permission_grant" ADD CONSTRAINT "permission_grant_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binding_item" ADD CONSTRAINT "binding_item_operation_id_binding_operation_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."binding_operation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binding_item" ADD CONSTRAINT "binding_item_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binding_operation" ADD CONSTRAINT "binding_operation_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binding_operation" ADD CONSTRAINT "binding_operation_queue_id_queue_id_fk" FOREIGN KEY ("queue_id") REFERENCES "public"."queue"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "binding_operation" ADD CONSTRAINT "binding_operation_actor_id_app_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_log" ADD CONSTRAINT "queue_log_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_log" ADD CONSTRAINT "queue_log_queue_id_queue_id_fk" FOREIGN KEY ("queue_id") REFERENCES "public"."queue"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_plan" ADD CONSTRAINT "seat_plan_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_plan" ADD CONSTRAINT "seat_plan_group_id_user_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_plan" ADD CONSTRAINT "seat_plan_queue_id_queue_id_fk" FOREIGN KEY ("queue_id") REFERENCES "public"."queue"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_plan" ADD CONSTRAINT "seat_plan_updated_by_app_user_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_schedule" ADD CONSTRAINT "work_schedule_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_schedule" ADD CONSTRAINT "work_schedule_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_schedule" ADD CONSTRAINT "work_schedule_updated_by_app_user_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_schedule_change" ADD CONSTRAINT "work_schedule_change_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_schedule_change" ADD CONSTRAINT "work_schedule_change_by_id_app_user_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_quota" ADD CONSTRAINT "check_quota_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_increase" ADD CONSTRAINT "quota_increase_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_increase" ADD CONSTRAINT "quota_increase_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_change" ADD CONSTRAINT "setting_change_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_change" ADD CONSTRAINT "setting_change_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trail_entry" ADD CONSTRAINT "trail_entry_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_history" ADD CONSTRAINT "user_history_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_history" ADD CONSTRAINT "user_history_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_score_institution" ON "daily_score" USING btree ("institution_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "achievement_standard_indicator" ON "achievement_standard" USING btree ("institution_id",coalesce("queue_id", 0),"indicator");--> statement-breakpoint
CREATE INDEX "work_order_due" ON "work_order" USING btree ("institution_id","due_at");--> statement-breakpoint
CREATE INDEX "work_order_handler" ON "work_order" USING btree ("handler_id");--> statement-breakpoint
CREATE INDEX "work_order_parent" ON "work_order" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "work_order_event_order" ON "work_order_event" USING btree ("work_order_id","created_at");--> statement-breakpoint
CREATE INDEX "work_order_matter_order" ON "work_order_matter" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "work_order_matter_task" ON "work_order_matter" USING btree ("task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_matter_once" ON "work_order_matter" USING btree ("work_order_id","task_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "work_order_penalty_once" ON "work_order_penalty" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "permission_change_institution" ON "permission_change" USING btree ("institution_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "permission_grant_role" ON "permission_grant" USING btree ("institution_id","role","permission");--> statement-breakpoint
CREATE UNIQUE INDEX "permission_grant_user" ON "permission_grant" USING btree ("user_id","permission");--> statement-breakpoint
CREATE INDEX "binding_operation_queue" ON "binding_operation" USING btree ("institution_id","queue_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "queue_log_queue" ON "queue_log" USING btree ("queue_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "seat_plan_from" ON "seat_plan" USING btree ("group_id","queue_id","from_day");--> statement-breakpoint
CREATE INDEX "work_schedule_day" ON "work_schedule" USING btree ("institution_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "work_schedule_departed" ON "work_schedule" USING btree ("user_id") WHERE status = 'departed';--> statement-breakpoint
CREATE INDEX "work_schedule_change_by" ON "work_schedule_change" USING btree ("by_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "work_schedule_change_undoes" ON "work_schedule_change" USING btree ("undoes") WHERE undoes is not null;--> statement-breakpoint
CREATE INDEX "quota_increase_institution" ON "quota_increase" USING btree ("institution_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "setting_change_institution" ON "setting_change" USING btree ("institution_id","key","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "trail_entry_chain" ON "trail_entry" USING btree ("chain","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "trail_entry_page" ON "trail_entry" USING btree ("chain","user_id","page","page_seq");--> statement-breakpoint
CREATE INDEX "trail_entry_login" ON "trail_entry" USING btree ("chain","login_log_id");--> statement-breakpoint
CREATE INDEX "trail_entry_event" ON "trail_entry" USING btree ("chain","event","at");--> statement-breakpoint
CREATE INDEX "trail_entry_user" ON "trail_entry" USING btree ("chain","user_id","at");--> statement-breakpoint
CREATE INDEX "user_history_user" ON "user_history" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collection_log_board" ON "collection_log" USING btree ("institution_id","created_at");--> statement-breakpoint
CREATE INDEX "collection_log_promise" ON "collection_log" USING btree ("institution_id","promised_at") WHERE promised_at is not null;--> statement-breakpoint
CREATE INDEX "pay_log_board" ON "pay_log" USING btree ("institution_id","op_at");--> statement-breakpoint
CREATE INDEX "task_queue_next" ON "task" USING btree ("queue_id","next_action_at","id");--> statement-breakpoint
CREATE INDEX "task_loan" ON "task" USING btree ("loan_id");--> statement-breakpoint
CREATE INDEX "task_board_open" ON "task" USING btree ("institution_id","agent_id","queue_id","amount") WHERE status in ('C00','C01','C10','C20') and agent_id is not null;--> statement-breakpoint
CREATE INDEX "task_board_assigned" ON "task" USING btree ("institution_id","assigned_at");--> statement-breakpoint
CREATE INDEX "task_board_settled" ON "task" USING btree ("institution_id","settled_at") WHERE settled_at is not null;--> statement-breakpoint
CREATE INDEX "sms_institution" ON "sms" USING btree ("institution_id","created_at");--> statement-breakpoint
CREATE INDEX "liveness_attempt_institution" ON "liveness_attempt" USING btree ("institution_id","created_at");
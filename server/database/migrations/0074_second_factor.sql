CREATE TABLE "recovery_code" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"prefix" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_code_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "second_factor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"sealed_secret" "bytea",
	"last_step" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "second_factor_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "factor_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_code_user" ON "recovery_code" USING btree ("institution_id","user_id","prefix");--> statement-breakpoint
CREATE INDEX "second_factor_user" ON "second_factor" USING btree ("institution_id","user_id");--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();
--> statement-breakpoint
-- Secrets and hashes are the server's own, like sessions: no call of a signed-in user reads them.
revoke all on second_factor, recovery_code from saldo_caller;
--> statement-breakpoint
-- A session is good for more once its second factor is proven, and a user for less once no factor is left.
create or replace trigger session_access after update on session for each row
  when ((old.ended_at, old.expires_at, old.state, old.sid_hash, old.user_id, old.confirmed_at, old.factor_pending) is distinct from (new.ended_at, new.expires_at, new.state, new.sid_hash, new.user_id, new.confirmed_at, new.factor_pending))
  execute function saldo_tell_access();
--> statement-breakpoint
create trigger second_factor_access after update of confirmed_at or delete on second_factor for each row execute function saldo_tell_access();

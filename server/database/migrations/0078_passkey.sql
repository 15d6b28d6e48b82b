CREATE TABLE "passkey_challenge" (
	"institution_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"challenge_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_institution_id_session_id_purpose_pk" PRIMARY KEY("institution_id","session_id","purpose")
);
--> statement-breakpoint
ALTER TABLE "second_factor" ADD COLUMN "credential_id" text;--> statement-breakpoint
ALTER TABLE "second_factor" ADD COLUMN "public_key" "bytea";--> statement-breakpoint
ALTER TABLE "second_factor" ADD COLUMN "sign_count" bigint;--> statement-breakpoint
ALTER TABLE "second_factor" ADD COLUMN "transports" jsonb;--> statement-breakpoint
ALTER TABLE "passkey_challenge" ADD CONSTRAINT "passkey_challenge_session_id_row" FOREIGN KEY ("institution_id","session_id") REFERENCES "public"."session"("institution_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_credential" UNIQUE("institution_id","credential_id");--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();
--> statement-breakpoint
-- Only the server reads and writes challenges.
revoke all on passkey_challenge from saldo_caller;

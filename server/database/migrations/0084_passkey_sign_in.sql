CREATE TABLE "passkey_sign_in" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
-- Written by hand from here on.
-- Only the server reads and writes challenges.
revoke all on passkey_sign_in from saldo_caller;

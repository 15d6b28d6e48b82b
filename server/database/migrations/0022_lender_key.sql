CREATE TABLE "lender_key" (
	"institution_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lender_key" ADD CONSTRAINT "lender_key_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();
--> statement-breakpoint
-- The server alone reads and writes keys: what an institution's role could read, a fault of a query could tell.
revoke all on lender_key from saldo_caller;

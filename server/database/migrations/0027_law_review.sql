CREATE TABLE "law_review" (
	"institution_id" bigint NOT NULL,
	"pack" text NOT NULL,
	"fingerprint" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "law_review_institution_id_pack_fingerprint_pk" PRIMARY KEY("institution_id","pack","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "law_review" ADD CONSTRAINT "law_review_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();
--> statement-breakpoint
-- What somebody has reviewed stays as it was written.
revoke update, delete, truncate on law_review from saldo_caller;

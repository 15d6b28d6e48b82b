CREATE TABLE "sso_attempt" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sso_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"state_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"issuer" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "sso_attempt_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
CREATE TABLE "sso_link" (
	"institution_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sso_link_institution_id_user_id_pk" PRIMARY KEY("institution_id","user_id"),
	CONSTRAINT "sso_link_subject" UNIQUE("institution_id","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "sso_provider" (
	"institution_id" bigint PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" "bytea",
	"username_claim" text NOT NULL,
	"links_by_username" boolean NOT NULL,
	"requires_face_check" boolean NOT NULL,
	"provisions" boolean NOT NULL,
	"maximum_role" text NOT NULL,
	"mapping_claim" text NOT NULL,
	"mappings" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_session" (
	"institution_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"provider_session" text,
	CONSTRAINT "sso_session_institution_id_session_id_pk" PRIMARY KEY("institution_id","session_id")
);
--> statement-breakpoint
ALTER TABLE "sso_attempt" ADD CONSTRAINT "sso_attempt_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_link" ADD CONSTRAINT "sso_link_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_provider" ADD CONSTRAINT "sso_provider_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_session" ADD CONSTRAINT "sso_session_session_id_row" FOREIGN KEY ("institution_id","session_id") REFERENCES "public"."session"("institution_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sso_attempt_state" ON "sso_attempt" USING btree ("state_hash");--> statement-breakpoint
CREATE INDEX "sso_attempt_expires" ON "sso_attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sso_session_subject" ON "sso_session" USING btree ("institution_id","issuer","subject");--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();
--> statement-breakpoint
-- Only the server reads and writes client secrets, attempts and accounts of the provider.
revoke all on sso_provider, sso_attempt, sso_link, sso_session from saldo_caller;

CREATE TABLE "api_key" (
	"institution_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "api_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_by_id" bigint NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_by_id" bigint,
	"revoked_by_name" text,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_key_institution_id_id_pk" PRIMARY KEY("institution_id","id"),
	CONSTRAINT "api_key_expires" CHECK ("api_key"."expires_at" <= "api_key"."created_at" + interval '366 days')
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "kind" text DEFAULT 'person' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_created_by_id_row" FOREIGN KEY ("institution_id","created_by_id") REFERENCES "public"."app_user"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_revoked_by_id_row" FOREIGN KEY ("institution_id","revoked_by_id") REFERENCES "public"."app_user"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_hash" ON "api_key" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "api_key_user" ON "api_key" USING btree ("institution_id","user_id");--> statement-breakpoint
CREATE INDEX "api_key_institution" ON "api_key" USING btree ("institution_id","created_at");--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_program" CHECK ("app_user"."kind" = 'person' or (not "app_user"."enabled" and "app_user"."group_id" is null and "app_user"."queue_id" is null));--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();
--> statement-breakpoint
-- The key's hash is the server's alone; what a key may do and until when is fixed when it is created.
revoke all on api_key from saldo_caller;
--> statement-breakpoint
select saldo_keep('api_key', array['last_used_at', 'revoked_by_id', 'revoked_by_name', 'revoked_at']);

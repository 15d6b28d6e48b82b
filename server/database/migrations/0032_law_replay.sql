CREATE TABLE "law_replay" (
	"institution_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "law_replay_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"actor_name" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"packs" text[] NOT NULL,
	"as_in_force" boolean NOT NULL,
	"state" text NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"borrowers" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"contacts" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"doubted" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "law_replay_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
CREATE TABLE "law_replay_finding" (
	"institution_id" bigint NOT NULL,
	"replay_id" bigint NOT NULL,
	"day" date NOT NULL,
	"pack" text NOT NULL,
	"rule" text NOT NULL,
	"agent_id" bigint NOT NULL,
	"effect" text NOT NULL,
	"article" text NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	"examples" jsonb NOT NULL,
	CONSTRAINT "law_replay_finding_institution_id_replay_id_day_pack_rule_agent_id_pk" PRIMARY KEY("institution_id","replay_id","day","pack","rule","agent_id")
);
--> statement-breakpoint
ALTER TABLE "law_replay" ADD CONSTRAINT "law_replay_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_replay_finding" ADD CONSTRAINT "law_replay_finding_institution_id_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institution"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_replay_finding" ADD CONSTRAINT "law_replay_finding_replay" FOREIGN KEY ("institution_id","replay_id") REFERENCES "public"."law_replay"("institution_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();

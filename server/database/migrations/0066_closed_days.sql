CREATE TABLE "daily_score_correction" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "daily_score_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"institution_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"corrected_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "daily_score_correction_institution_id_id_pk" PRIMARY KEY("institution_id","id")
);
--> statement-breakpoint
ALTER TABLE "daily_score" ADD COLUMN "queue_id" bigint;--> statement-breakpoint
ALTER TABLE "daily_score" ADD COLUMN "is_at_work" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_score" ADD COLUMN "is_on_duty" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_score" ADD COLUMN "is_ranked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_score" ADD COLUMN "standards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_score_correction" ADD CONSTRAINT "daily_score_correction_user_id_row" FOREIGN KEY ("institution_id","user_id") REFERENCES "public"."app_user"("institution_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_score_correction_day" ON "daily_score_correction" USING btree ("institution_id","user_id","day");--> statement-breakpoint
-- Written by hand from here on.
select saldo_build_walls();
--> statement-breakpoint
revoke insert on daily_score_correction from saldo_caller;
--> statement-breakpoint
select saldo_keep('daily_score_correction');
--> statement-breakpoint
-- Days that are closed already keep group, target, score and rank; the queue is that of now, the standards are those of the stored score.
update daily_score as s set
  queue_id = u.queue_id,
  is_at_work = u.role = 'member',
  is_on_duty = s.score is not null,
  is_ranked = s.rank is not null or (u.ranked and (s.score is null or s.group_id is null)),
  standards = coalesce((select jsonb_agg(part - 'actual' - 'points') from jsonb_array_elements(s.parts) as part), '[]')
from app_user as u where u.institution_id = s.institution_id and u.id = s.user_id;
--> statement-breakpoint
select saldo_keep('daily_score', array['recovered', 'payments', 'promises_due', 'promises_kept', 'score', 'rank', 'parts']);

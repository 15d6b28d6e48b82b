-- In one statement, so that the table is written anew once.
DROP INDEX "collection_log_agent";--> statement-breakpoint
ALTER TABLE "collection_log"
  ADD COLUMN "is_call" boolean GENERATED ALWAYS AS (coalesce(channel = '01' and call_status in ('NULL','DA','NOA','BLK','CNCT'), false)) STORED NOT NULL,
  ADD COLUMN "is_reached" boolean GENERATED ALWAYS AS (coalesce(call_status = 'CNCT' and line_status is null, false)) STORED NOT NULL,
  ADD COLUMN "is_right_party" boolean GENERATED ALWAYS AS (coalesce(call_status = 'CNCT' and line_status is null and contact_relation = 'R01' and call_result not in ('NORLVT','NOVLD'), false)) STORED NOT NULL,
  ADD COLUMN "is_promise" boolean GENERATED ALWAYS AS (coalesce(promised_at is not null and line_status is null, false)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "collection_log_agent" ON "collection_log" USING btree ("institution_id","agent_id","created_at","task_id","is_call","is_reached","is_right_party","is_promise");
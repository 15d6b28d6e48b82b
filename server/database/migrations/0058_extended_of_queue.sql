DROP INDEX "task_extended";--> statement-breakpoint
CREATE INDEX "task_extended" ON "task" USING btree ("institution_id","settled_at","queue_id","id") WHERE status = 'C32';
DROP INDEX "work_order_penalty_once";--> statement-breakpoint
CREATE INDEX "work_order_penalty_order" ON "work_order_penalty" USING btree ("institution_id","work_order_id");
CREATE INDEX "collection_log_against_line" ON "collection_log" USING btree ("institution_id","created_at") WHERE line_status is not null;--> statement-breakpoint
-- Written by hand from here on. A late report of the line changes the mark of a result, and nothing else of it.
drop trigger collection_log_append_only on collection_log;
--> statement-breakpoint
select saldo_keep('collection_log', array['line_status', 'is_call', 'is_reached', 'is_right_party', 'is_promise']);

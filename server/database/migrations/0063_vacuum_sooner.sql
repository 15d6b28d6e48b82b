-- The dashboard reads a day's work from indexes alone, as far as PostgreSQL knows that each row of a page is there for everybody. It looks
-- anew when a fifth of a table has changed: of a million cases after days, and all of today was read from the tables.
alter table "task" set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
alter table "collection_log" set (autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
alter table "pay_log" set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
alter table "behaviour" set (autovacuum_vacuum_insert_scale_factor = 0.02);

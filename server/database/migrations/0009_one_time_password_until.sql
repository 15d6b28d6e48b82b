ALTER TABLE "app_user" ADD COLUMN "one_time_password_until" timestamp (3) with time zone;--> statement-breakpoint
-- Written by hand. One-time passwords that are under way get a day from the update on, so that none becomes worthless unseen.
update app_user set one_time_password_until = now() + interval '24 hours' where must_change_password and password_hash <> 'none';--> statement-breakpoint
select saldo_build_walls();

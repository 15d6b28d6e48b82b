ALTER TABLE "sms" ADD COLUMN "channel" text DEFAULT 'sms' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_outbox" ADD COLUMN "channel" text DEFAULT 'sms' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_reply" ADD COLUMN "channel" text DEFAULT 'sms' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_template" ADD COLUMN "waba_approved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "sms_reply_contact" ON "sms_reply" USING btree ("contact_id","channel","sent_at" DESC NULLS LAST);
--> statement-breakpoint
-- Written by hand from here on. Every send flag decides about a channel, so that sessions notice a changed one.
drop trigger app_user_access on app_user;
--> statement-breakpoint
create trigger app_user_access after update on app_user for each row
  when (
    (old.institution_id, old.enabled, old.must_change_password, old.role, old.group_id, old.name, old.username, old.send_blu, old.send_ivr, old.send_lunar, old.send_sms, old.send_waba, old.long_aging, old.res)
    is distinct from
    (new.institution_id, new.enabled, new.must_change_password, new.role, new.group_id, new.name, new.username, new.send_blu, new.send_ivr, new.send_lunar, new.send_sms, new.send_waba, new.long_aging, new.res)
  )
  execute function saldo_tell_access();

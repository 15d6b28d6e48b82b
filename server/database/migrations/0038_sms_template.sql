ALTER TABLE "sms" ADD COLUMN "template_id" bigint;--> statement-breakpoint
ALTER TABLE "sms" ADD CONSTRAINT "sms_template_id_sms_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."sms_template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- What the count of the last thirty days looks at; an earlier message keeps the name alone.
update sms set template_id = t.id from (select institution_id, name, min(id) as id from sms_template group by institution_id, name having count(*) = 1) t where t.institution_id = sms.institution_id and t.name = sms.template_name and sms.created_at > now() - interval '31 days';

-- Written by hand. Servers remember for a moment who a session belongs to and what it is good for (security/session/sessionMemory).
-- When any of it changes, the connection that changed it is told by a notice, every other server by a notification at the commit.
create function saldo_tell_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('saldo_access', '');
  raise notice using errcode = 'SLD02', message = 'What sessions are good for has changed.';
  return null;
end
$$;
--> statement-breakpoint
create trigger session_access after update on session for each row
  when ((old.ended_at, old.expires_at, old.state, old.sid_hash, old.user_id, old.confirmed_at) is distinct from (new.ended_at, new.expires_at, new.state, new.sid_hash, new.user_id, new.confirmed_at))
  execute function saldo_tell_access();
--> statement-breakpoint
create trigger session_gone after delete on session for each row when (old.ended_at is null) execute function saldo_tell_access();
--> statement-breakpoint
create trigger app_user_access after update on app_user for each row
  when (
    (old.institution_id, old.enabled, old.must_change_password, old.role, old.group_id, old.name, old.username, old.send_sms, old.long_aging, old.res)
    is distinct from
    (new.institution_id, new.enabled, new.must_change_password, new.role, new.group_id, new.name, new.username, new.send_sms, new.long_aging, new.res)
  )
  execute function saldo_tell_access();
--> statement-breakpoint
create trigger institution_access after update on institution for each row
  when ((old.enabled, old.currency, old.currency_digits, old.time_zone) is distinct from (new.enabled, new.currency, new.currency_digits, new.time_zone))
  execute function saldo_tell_access();
--> statement-breakpoint
create trigger permission_grant_access after insert or update or delete on permission_grant for each row execute function saldo_tell_access();
--> statement-breakpoint
-- The whitelist is a setting; the others are changed as seldom.
create trigger system_setting_access after insert or update or delete on system_setting for each row execute function saldo_tell_access();

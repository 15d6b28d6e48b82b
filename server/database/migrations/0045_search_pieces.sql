-- A part of a name or a number is found by its pieces: every three letters that stand beside each other, and each letter that is a word of
-- its own (Chinese). Written by hand but for the two indexes; no extension, for trigrams of PostgreSQL know no Chinese.
create function saldo_pieces(institution bigint, said text) returns text[]
language sql immutable strict parallel safe
return string_to_array(
  regexp_replace(said, '(...)', E'\\1\x01', 'g') || E'\x01' ||
  regexp_replace(substr(said, 2), '(...)', E'\\1\x01', 'g') || E'\x01' ||
  regexp_replace(substr(said, 3), '(...)', E'\\1\x01', 'g') ||
  regexp_replace(regexp_replace(said, E'[^\u2e80-\uffff]+', '', 'g'), '(.)', E'\x01\\1', 'g'),
  E'\x01'
) || ('@' || institution);
--> statement-breakpoint
create function saldo_name_pieces(institution bigint, name text) returns text[]
language sql immutable strict parallel safe
return saldo_pieces(institution, lower(name));
--> statement-breakpoint
create function saldo_numbers(mobile text, home text) returns text
language sql immutable parallel safe
return regexp_replace(coalesce(mobile, ''), '\D', '', 'g') || ' ' || regexp_replace(coalesce(home, ''), '\D', '', 'g');
--> statement-breakpoint
create function saldo_number_pieces(institution bigint, mobile text, home text) returns text[]
language sql immutable parallel safe
return saldo_pieces(institution, saldo_numbers(mobile, home));
--> statement-breakpoint
CREATE INDEX "borrower_name_pieces" ON "borrower" USING gin (saldo_name_pieces("institution_id", "name"));--> statement-breakpoint
CREATE INDEX "borrower_number_pieces" ON "borrower" USING gin (saldo_number_pieces("institution_id", "mobile_phone", "home_phone"));
--> statement-breakpoint
-- What of a part is sought; empty where it is too short to have a piece.
create function saldo_sought(said text) returns text[]
language sql immutable strict parallel safe
return case
  when said ~ E'[\u2e80-\uffff]' then array(select found.letter[1] from regexp_matches(said, E'[\u2e80-\uffff]', 'g') as found (letter))
  else array(select substr(said, place, 3) from generate_series(1, length(said) - 2) as place)
end;
--> statement-breakpoint
-- The walls between institutions keep an index of anything but plain columns from being used; so these two look over them, for the
-- institution of the call alone. Null: there are more than `most`, or the part is too short to be looked up.
create function saldo_borrowers_named(part text, most integer) returns bigint[]
language plpgsql stable strict security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  own bigint := current_setting('saldo.institution');
  found_ids bigint[];
begin
  if saldo_sought(lower(part)) = '{}' then return null; end if;
  select coalesce(array_agg(few.id), '{}') into found_ids from (
    select id from borrower
    where institution_id = own and strpos(lower(name), lower(part)) > 0
      and saldo_name_pieces(institution_id, name) @> (array['@' || own] || saldo_sought(lower(part)))
    limit most + 1
  ) as few;
  return case when cardinality(found_ids) > most then null else found_ids end;
end
$$;
--> statement-breakpoint
create function saldo_borrowers_numbered(part text, most integer) returns bigint[]
language plpgsql stable strict security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  own bigint := current_setting('saldo.institution');
  found_ids bigint[];
begin
  if saldo_sought(part) = '{}' then return null; end if;
  select coalesce(array_agg(few.id), '{}') into found_ids from (
    select id from borrower
    where institution_id = own and strpos(saldo_numbers(mobile_phone, home_phone), part) > 0
      and saldo_number_pieces(institution_id, mobile_phone, home_phone) @> (array['@' || own] || saldo_sought(part))
    limit most + 1
  ) as few;
  return case when cardinality(found_ids) > most then null else found_ids end;
end
$$;

-- A part of a name or a number is found by pieces of three letters, and of one where a letter is a word of its own (Chinese). What is
-- kept is cut once, from its beginning; what is sought is cut from each of its first three letters, for nobody knows where in a name
-- it stands. Written by hand but for the two indexes; no extension, for trigrams of PostgreSQL know no Chinese.
create function saldo_pieces(institution bigint, said text) returns text[]
language sql immutable strict parallel safe
return string_to_array(
  regexp_replace(
    regexp_replace(said, E'([\u2e80-\uffff])', E'\x01\\1\x01', 'g'),
    E'([^\x01\u2e80-\uffff]{3})', E'\\1\x01', 'g'
  ),
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
-- What of a part is sought, cut from one of its first letters on; empty where it is too short to have a piece from there.
create function saldo_sought(said text, start integer) returns text[]
language sql immutable strict parallel safe
return case
  when said ~ E'[\u2e80-\uffff]' then array(select found.letter[1] from regexp_matches(said, E'[\u2e80-\uffff]', 'g') as found (letter))
  else array(select substr(said, place, 3) from generate_series(start, length(said) - 2, 3) as place)
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
  if saldo_sought(lower(part), 3) = '{}' then return null; end if;
  select coalesce(array_agg(few.id), '{}') into found_ids from (
    select id from borrower
    where institution_id = own and strpos(lower(name), lower(part)) > 0 and (
      saldo_name_pieces(institution_id, name) @> (array['@' || own] || saldo_sought(lower(part), 1))
      or saldo_name_pieces(institution_id, name) @> (array['@' || own] || saldo_sought(lower(part), 2))
      or saldo_name_pieces(institution_id, name) @> (array['@' || own] || saldo_sought(lower(part), 3))
    )
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
  if saldo_sought(part, 3) = '{}' then return null; end if;
  select coalesce(array_agg(few.id), '{}') into found_ids from (
    select id from borrower
    where institution_id = own and strpos(saldo_numbers(mobile_phone, home_phone), part) > 0 and (
      saldo_number_pieces(institution_id, mobile_phone, home_phone) @> (array['@' || own] || saldo_sought(part, 1))
      or saldo_number_pieces(institution_id, mobile_phone, home_phone) @> (array['@' || own] || saldo_sought(part, 2))
      or saldo_number_pieces(institution_id, mobile_phone, home_phone) @> (array['@' || own] || saldo_sought(part, 3))
    )
    limit most + 1
  ) as few;
  return case when cardinality(found_ids) > most then null else found_ids end;
end
$$;

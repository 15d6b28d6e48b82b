-- Text as searches compare it: without case, accents, invisible characters and compatibility forms such as full-width digits. It is the
-- only definition of these rules: stored texts and typed texts both go through it. Hyphens and apostrophes have one form each.
create function saldo_search_form(said text) returns text
language sql immutable strict parallel safe
return case
  when octet_length(said) = length(said) then lower(said)
  else replace(replace(translate(
    lower(regexp_replace(
      normalize(said, NFKD),
      '[\u00ad\u0300-\u036f\u061c\u180e\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2069\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]+',
      '', 'g'
    )),
    'ıøłđς‐‑‒–—’‘ʼ', 'ioldσ-----'''''''
  ), 'ß', 'ss'), 'æ', 'ae')
end;
--> statement-breakpoint
-- The words of a typed name; a text of separators alone is one word.
create function saldo_search_words(said text) returns text[]
language sql immutable strict parallel safe
return coalesce(
  nullif(array_remove(regexp_split_to_array(saldo_search_form(said), '[\s,、-]+'), ''), '{}'),
  array_remove(array[btrim(saldo_search_form(said))], '')
);
--> statement-breakpoint
-- A LIKE pattern for each word, all of which a name has to match, in any order; null, which matches nothing, when there is no word.
create function saldo_search_patterns(said text) returns text[]
language sql immutable strict parallel safe
return (
  select array_agg('%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%') from unnest(saldo_search_words(said)) as words (word)
);
--> statement-breakpoint
-- A lender's number as searches compare it. The import takes only unaccented letters, digits and _ . : - in numbers, so that these two
-- stay cheap enough for each row of a list. The core is what follows the leading letters.
create function saldo_number_form(number text) returns text
language sql immutable strict parallel safe
return lower(number);
--> statement-breakpoint
create function saldo_number_core(number text) returns text
language sql immutable strict parallel safe
return ltrim(lower(number), 'abcdefghijklmnopqrstuvwxyz_.:-');
--> statement-breakpoint
-- A LIKE pattern for the first characters of a number; null, which matches nothing, when nothing is left of the text.
create function saldo_number_pattern(said text) returns text
language sql immutable strict parallel safe
return nullif(regexp_replace(regexp_replace(saldo_search_form(said), '\s+', '', 'g'), '([\\%_])', '\\\1', 'g'), '') || '%';
--> statement-breakpoint
-- The pieces of names follow the search form.
DROP INDEX "borrower_name_pieces";--> statement-breakpoint
create or replace function saldo_name_pieces(institution bigint, name text) returns text[]
language sql immutable strict parallel safe
return saldo_pieces(institution, saldo_search_form(name));
--> statement-breakpoint
CREATE INDEX "borrower_name_pieces" ON "borrower" USING gin (saldo_name_pieces("institution_id", "name"));
--> statement-breakpoint
-- The borrowers whose name has all pieces of the words; a few others may be among them, for the filter of the list decides.
create or replace function saldo_borrowers_named(part text, most integer) returns bigint[]
language plpgsql stable strict security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  own bigint := current_setting('saldo.institution');
  pieces text[] := array(select distinct unnest(saldo_sought(word)) from unnest(saldo_search_words(part)) as words (word));
  found_ids bigint[];
begin
  if pieces = '{}' then return null; end if;
  select coalesce(array_agg(few.id), '{}') into found_ids from (
    select id from borrower
    where institution_id = own and saldo_name_pieces(institution_id, name) @> (array['@' || own] || pieces)
    limit most + 1
  ) as few;
  return case when cardinality(found_ids) > most then null else found_ids end;
end
$$;
--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "search_name" text GENERATED ALWAYS AS (saldo_search_form(borrower_name)) STORED;--> statement-breakpoint
ALTER TABLE "case_name" ADD COLUMN "search_name" text GENERATED ALWAYS AS (saldo_search_form(name)) STORED;--> statement-breakpoint
CREATE INDEX "borrower_number_form" ON "borrower" USING btree ("institution_id",saldo_number_form("borrower_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "borrower_number_core" ON "borrower" USING btree ("institution_id",saldo_number_core("borrower_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "loan_number_form" ON "loan" USING btree ("institution_id",saldo_number_form("loan_no") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "loan_number_core" ON "loan" USING btree ("institution_id",saldo_number_core("loan_no") text_pattern_ops);
--> statement-breakpoint
-- The loans and borrowers whose number begins with a text, with or without its leading letters. Null: there are more than `most`.
create function saldo_loans_by_number(part text, most integer) returns bigint[]
language plpgsql stable strict security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  own bigint := current_setting('saldo.institution');
  pattern text := saldo_number_pattern(part);
  found_ids bigint[];
begin
  select coalesce(array_agg(few.id), '{}') into found_ids from (
    select id from loan
    where institution_id = own and (saldo_number_form(loan_no) like pattern or saldo_number_core(loan_no) like pattern)
    limit most + 1
  ) as few;
  return case when cardinality(found_ids) > most then null else found_ids end;
end
$$;
--> statement-breakpoint
create function saldo_borrowers_by_number(part text, most integer) returns bigint[]
language plpgsql stable strict security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  own bigint := current_setting('saldo.institution');
  pattern text := saldo_number_pattern(part);
  found_ids bigint[];
begin
  select coalesce(array_agg(few.id), '{}') into found_ids from (
    select id from borrower
    where institution_id = own and (saldo_number_form(borrower_no) like pattern or saldo_number_core(borrower_no) like pattern)
    limit most + 1
  ) as few;
  return case when cardinality(found_ids) > most then null else found_ids end;
end
$$;

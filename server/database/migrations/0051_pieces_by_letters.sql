-- The same pieces as 0045 made, by a loop instead of four regular expressions: half the time for every borrower that comes in. What is in
-- the indexes stays: it also holds the one or two letters that were left over, which nobody looks for.
create or replace function saldo_pieces(institution bigint, said text) returns text[]
language plpgsql immutable strict parallel safe as $$
declare
  pieces text[] := array['@' || institution];
begin
  for place in 1 .. length(said) - 2 loop
    pieces := pieces || substr(said, place, 3);
  end loop;
  if octet_length(said) > length(said) then
    pieces := pieces || string_to_array(regexp_replace(said, E'[^\u2e80-\uffff]+', '', 'g'), null);
  end if;
  return pieces;
end
$$;

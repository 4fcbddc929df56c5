ALTER TABLE "products" ALTER COLUMN "part_key" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "part_key" SET DEFAULT null;
--> statement-breakpoint
-- The application writes the key (shop/kernel/part-number.ts): PostgreSQL and its collations know other versions of Unicode on each
-- server. SQL that names no key, of the version before during an update or typed by an operator, gets the one of ASCII, which both define
-- alike; `shop migrate` then corrects the keys of all other names.
create function write_part_key() returns trigger language plpgsql as $$
begin
  if new.part_key is null
    or tg_op = 'UPDATE' and new.name <> old.name and new.part_key = old.part_key and new.name ~ '^[ -~]*$' then
    new.part_key := regexp_replace(lower(new.name collate "C"), '[^a-z0-9]', '', 'g');
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger products_part_key before insert or update of name on products
  for each row execute function write_part_key();
--> statement-breakpoint
-- A part number from each of its pieces on: 'TT-1015-25' has tt101525, 101525 and 25. Letters of all scripts, folded as partKey folds them.
create or replace function search_keys_in(number text) returns setof text language sql immutable parallel safe as $$
  with plain as (
    select translate(
      replace(
        lower(upper(lower(
          normalize(regexp_replace(left(number, 200) collate "und-x-icu", '[^[:alnum:]]', ' ', 'g'), nfkc) collate "und-x-icu"
        ))),
        'ß', 'ss'),
      'ς', 'σ') as text
  ),
  piece as (
    select found[1] as text, place
    from plain, regexp_matches(plain.text, '[[:alpha:]]+|[[:digit:]]+', 'g') with ordinality as match(found, place)
    where place <= 16
  ),
  ending as (
    select (select string_agg(later.text, '' order by later.place) from piece as later where later.place >= piece.place) as text
    from piece
  )
  select unnest(array['k0' || translate(text, 'oil', '011'), 'k0' || translate(ltrim(text, '0'), 'oil', '011')]) from ending
$$;
--> statement-breakpoint
update products set name = normalize(name, nfc) where name is not nfc normalized;
--> statement-breakpoint
select refresh_search_documents(array(select id from products where name !~ '^[ -~]*$'));

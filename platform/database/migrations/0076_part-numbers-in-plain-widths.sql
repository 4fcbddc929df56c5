-- Part numbers are kept with ordinary letters, digits and signs, as their form and their files keep them from now on: what a search is
-- asked for is read so too.
update products
set name = plain.name
from (
  select id, translate(
    name,
    (select string_agg(chr(65281 + place), '' order by place) || chr(12288) from generate_series(0, 93) as place),
    (select string_agg(chr(33 + place), '' order by place) || ' ' from generate_series(0, 93) as place)
  ) as name
  from products
) as plain
where plain.id = products.id
  and plain.name <> products.name;

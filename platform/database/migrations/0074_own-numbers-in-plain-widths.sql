-- Full-width letters and digits are read as ordinary ones: the keys of own numbers, too. Where a company has the number in both widths,
-- the ordinary one keeps it.
update own_part_numbers as wide
set number_key = plain.number_key
from (
  select id, translate(
    number_key,
    'ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ０１２３４５６７８９',
    'abcdefghijklmnopqrstuvwxyz0123456789'
  ) as number_key
  from own_part_numbers
) as plain
where plain.id = wide.id
  and plain.number_key <> wide.number_key
  and not exists (
    select from own_part_numbers as other
    where other.company_id = wide.company_id and other.number_key = plain.number_key
  );

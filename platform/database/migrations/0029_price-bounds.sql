-- A price of a list is at most 10,000,000.00, like the shop's own (D45): more is a slip of the keyboard that no sum can hold.
create or replace function is_price_ladder(ladder jsonb) returns boolean language plpgsql immutable as $$
declare
  step jsonb;
  kind text;
  quantity numeric;
  price numeric;
  quantity_before numeric := 0;
  price_before numeric;
begin
  if jsonb_typeof(ladder) <> 'array' or jsonb_array_length(ladder) not between 1 and 10 then
    return false;
  end if;
  kind := case when ladder -> 0 ? 'minor' then 'minor' else 'discount' end;
  for step in select value from jsonb_array_elements(ladder) loop
    if (select count(*) from jsonb_object_keys(step)) <> 2
       or jsonb_typeof(step -> 'from') is distinct from 'number' or jsonb_typeof(step -> kind) is distinct from 'number' then
      return false;
    end if;
    quantity := (step ->> 'from')::numeric;
    price := (step ->> kind)::numeric;
    if quantity <> trunc(quantity) or price <> trunc(price) or quantity <= quantity_before then
      return false;
    end if;
    if kind = 'discount' then
      if price <= 0 or price >= 10000 then
        return false;
      end if;
      price := -price;
    elsif price < 0 or price > 1000000000 then
      return false;
    end if;
    if price > price_before then
      return false;
    end if;
    quantity_before := quantity;
    price_before := price;
  end loop;
  return true;
exception when others then
  return false; -- an element that is no object
end $$;

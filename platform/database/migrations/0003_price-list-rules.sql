-- Ladders that could not be explained are refused here too, whoever writes them (K1): up to ten breaks, strictly rising in quantity, never
-- rising in price, amounts or discounts (hundredths of a per cent) but not both.
create function is_price_ladder(ladder jsonb) returns boolean language plpgsql immutable as $$
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
    elsif price < 0 then
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
--> statement-breakpoint
alter table price_list_rows add constraint price_list_rows_ladder check (ladder is null or is_price_ladder(ladder));
--> statement-breakpoint
-- What a ladder may be depends on its list: without a currency it holds discounts alone, and an exclusive one begins at 1.
create function refuse_row_of_other_list() returns trigger language plpgsql as $$
declare
  list record;
begin
  select currency_id, exclusive into list from price_lists where id = new.price_list_id for share;
  if new.ladder is not null and list.currency_id is null and new.ladder -> 0 ? 'minor' then
    raise exception 'price list % has no currency', new.price_list_id
      using errcode = 'check_violation', constraint = 'price_list_rows_currency';
  end if;
  if new.ladder is not null and list.exclusive and (new.ladder -> 0 ->> 'from')::numeric <> 1 then
    raise exception 'price list % is exclusive: its ladders begin at 1', new.price_list_id
      using errcode = 'check_violation', constraint = 'price_list_rows_exclusive';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger price_list_rows_fit before insert or update on price_list_rows
  for each row execute function refuse_row_of_other_list();
--> statement-breakpoint
create function refuse_list_of_other_rows() returns trigger language plpgsql as $$
begin
  if new.currency_id is distinct from old.currency_id
     and exists (select from price_list_rows where price_list_id = new.id and ladder -> 0 ? 'minor') then
    raise exception 'price list % has amounts in its currency', new.id
      using errcode = 'check_violation', constraint = 'price_lists_amounts';
  end if;
  if new.exclusive and not old.exclusive
     and exists (select from price_list_rows where price_list_id = new.id and (ladder -> 0 ->> 'from')::numeric <> 1) then
    raise exception 'price list % has ladders that begin above 1', new.id
      using errcode = 'check_violation', constraint = 'price_lists_exclusive_ladders';
  end if;
  if new.exclusive and not old.exclusive
     and exists (select from price_list_recipients where price_list_id = new.id and company_id is null) then
    raise exception 'price list % is given to others than companies', new.id
      using errcode = 'check_violation', constraint = 'price_lists_exclusive_recipients';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger price_lists_fit before update of currency_id, exclusive on price_lists
  for each row execute function refuse_list_of_other_rows();
--> statement-breakpoint
create function refuse_exclusive_recipient() returns trigger language plpgsql as $$
begin
  if new.company_id is null and (select exclusive from price_lists where id = new.price_list_id for share) then
    raise exception 'price list % is exclusive: it is for companies alone', new.price_list_id
      using errcode = 'check_violation', constraint = 'price_lists_exclusive_recipients';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger price_list_recipients_fit before insert or update on price_list_recipients
  for each row execute function refuse_exclusive_recipient();
--> statement-breakpoint
-- Which lists each company has, the nearest way first; no company: everybody has it.
create view given_price_lists with (security_invoker = true) as
select
  list.id,
  given.company_id,
  given.scope,
  list.name,
  list.title,
  list.currency_id,
  list.starts_on,
  list.ends_on,
  list.exclusive,
  list.counts_widths_together
from price_lists as list
join (
  select price_list_id, company_id, 'company' as scope from price_list_recipients where company_id is not null
  union all
  select recipient.price_list_id, member.company_id, 'group' as scope
  from price_list_recipients as recipient
  join company_group_members as member on member.group_id = recipient.group_id
  union all
  select price_list_id, null as company_id, 'everybody' as scope
  from price_list_recipients
  where company_id is null and group_id is null
) as given on given.price_list_id = list.id
where not list.archived;
--> statement-breakpoint
-- Which lists there are, and who has them, is kept in memory. Finished pages of visitors have no prices: they stay.
create function notify_price_lists() returns trigger language plpgsql as $$
begin
  perform pg_notify('pressline_changed', 'price lists');
  return null;
end $$;
--> statement-breakpoint
create trigger price_lists_changed after insert or update or delete or truncate on price_lists
  for each statement execute function notify_price_lists();
--> statement-breakpoint
create trigger price_list_recipients_changed after insert or update or delete or truncate on price_list_recipients
  for each statement execute function notify_price_lists();
--> statement-breakpoint
create trigger company_group_members_changed after insert or update or delete or truncate on company_group_members
  for each statement execute function notify_price_lists();
--> statement-breakpoint
create or replace view current_order_lines with (security_invoker = true) as
select
  line.id,
  line.order_id,
  line.position,
  line.product_id,
  line.product_name,
  line.product_intro,
  line.product_details,
  line.variant_id,
  line.variant_details,
  coalesce(corrected.quantity, line.quantity) as quantity,
  line.unit_price_minor,
  coalesce(corrected.quantity, line.quantity) * line.unit_price_minor as line_total_minor,
  line.serial,
  line.machine,
  line.added_in,
  line.promise,
  line.own_number,
  line.unit,
  line.price_decision
from order_lines as line
left join order_line_quantities as corrected on corrected.order_line_id = line.id
where coalesce(corrected.quantity, line.quantity) > 0;

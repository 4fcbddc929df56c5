-- A quotation follows its company's merge (H8), like an order.
create trigger quotations_merged before insert on quotations for each row execute function follow_merge('customer_id');
--> statement-breakpoint
-- Versions, lines and events of quotations are never changed: a buyer accepts exactly what was sent.
create trigger append_only before update or delete or truncate on quotation_versions
  for each statement execute function refuse_removal();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on quotation_lines
  for each statement execute function refuse_removal();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on quotation_events
  for each statement execute function refuse_removal();
--> statement-breakpoint
-- Closes the cart of a new order, without the checkout's draft: the order has it. An order of a quotation ends it, whoever placed it: the
-- buyer, or an approver (H3). One quotation is one order.
create or replace function close_ordered_cart() returns trigger language plpgsql as $$
declare
  quotation integer;
begin
  update carts set ordered_at = new.placed_at, checkout_draft = null where id = new.cart_id returning quotation_id into quotation;
  if quotation is null then
    return null;
  end if;
  update quotations
  set state = 'ordered', order_id = new.id, review_discount = null, changed_at = new.placed_at
  where id = quotation and order_id is null;
  if not found then
    raise exception 'quotation % is ordered already', quotation using errcode = 'check_violation';
  end if;
  insert into quotation_events (quotation_id, at, kind, version, is_staff, by_name)
  select id, new.placed_at, 'order', sent_version, false, new.first_name || ' ' || new.surname from quotations where id = quotation;
  return null;
end $$;

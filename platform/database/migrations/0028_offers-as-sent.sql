ALTER TABLE "quotation_versions" ADD COLUMN "delivery_address" text;--> statement-breakpoint
ALTER TABLE "quotation_versions" ADD COLUMN "tax" jsonb;--> statement-breakpoint
-- The address of an offer goes with its person, like its words; everything else of a version stays as it was sent (D54).
drop trigger quotation_versions_stay on quotation_versions;
--> statement-breakpoint
create trigger quotation_versions_stay before update on quotation_versions for each row
  when (not is_erasing(to_jsonb(old), to_jsonb(new), array['by_name', 'delivery_address', 'message', 'note']))
  execute function refuse_removal();
--> statement-breakpoint
drop trigger append_only on quotation_versions;
--> statement-breakpoint
create trigger append_only before delete or truncate on quotation_versions
  for each statement execute function refuse_removal('by_name', 'delivery_address', 'message', 'note');
--> statement-breakpoint
-- An order of a quotation ends it, only while it is open: a withdrawn one makes no order, whoever approves it.
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
  where id = quotation and order_id is null and state = 'sent';
  if not found then
    raise exception 'quotation % is not open', quotation using errcode = 'check_violation';
  end if;
  insert into quotation_events (quotation_id, at, kind, version, is_staff, by_name, customer_id)
  select id, new.placed_at, 'order', sent_version, false, new.first_name || ' ' || new.surname, new.customer_id from quotations where id = quotation;
  return null;
end $$;

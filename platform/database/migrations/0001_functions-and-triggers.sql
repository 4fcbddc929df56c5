-- Functions, views and triggers: everything that drizzle-kit does not write from the tables. Grouped by the room that they serve.

-- ---- News for the server processes ----

-- Tells every process which table changed: what it keeps in memory is stale (server/database-news.ts).
create function notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('pressline_changed', tg_table_name);
  return null;
end $$;
--> statement-breakpoint

do $$
declare
  changed text;
begin
  foreach changed in array array[
    'arrivals', 'attributes', 'catalogue_texts', 'categories', 'countries', 'exchange_rates', 'home_images', 'news', 'pinned_parts',
    'product_categories', 'product_pictures', 'product_subcategories', 'product_types', 'product_variants', 'related_products',
    'replacement_parts', 'replacements', 'search_synonyms', 'settings', 'specifications', 'subcategories', 'variant_families',
    'variant_pictures'
  ] loop
    execute format(
      'create trigger %1$I after insert or update or delete or truncate on %2$I for each statement execute function notify_change()',
      changed || '_changed', changed
    );
  end loop;
end $$;
--> statement-breakpoint

-- Products: only columns that a visitor's pages show, and those that lists are filtered by.

create trigger products_changed after insert or delete or truncate on products for each statement execute function notify_change();
--> statement-breakpoint

create trigger products_updated after update on products for each row
  when ((old.name, old.intro, old.details, old.usd_minor, old.eur_minor, old.active, old.award, old.family_id, old.flash, old.unit,
         old.use_cloud_image, old.image_hash, old.stock_level > 0)
        is distinct from
        (new.name, new.intro, new.details, new.usd_minor, new.eur_minor, new.active, new.award, new.family_id, new.flash, new.unit,
         new.use_cloud_image, new.image_hash, new.stock_level > 0))
  execute function notify_change();
--> statement-breakpoint

create trigger products_lead_time after update of lead_time_days on products for each row
  when (old.lead_time_days is distinct from new.lead_time_days) execute function notify_change();
--> statement-breakpoint

create trigger products_typed after update of type_id on products for each row
  when (old.type_id is distinct from new.type_id) execute function notify_change();
--> statement-breakpoint

-- Tells of stock levels, which some kept answers carry. An order changes all its levels in one statement, so it tells once.
create function notify_stock() returns trigger language plpgsql as $$
begin
  perform pg_notify('pressline_changed', 'stock');
  return null;
end $$;
--> statement-breakpoint

create trigger products_stock_changed after update of stock_level on products
  for each statement execute function notify_stock();
--> statement-breakpoint

-- Tells the workers of new mails as soon as these are committed (server/jobs).
create function notify_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('pressline_outbox', '');
  return null;
end $$;
--> statement-breakpoint

create trigger outbox_filled after insert on outbox for each statement execute function notify_outbox();
--> statement-breakpoint

-- ---- Records that never change ----

-- Orders (B9), their lines, the audit list and other histories stay as they were written. The trigger's arguments are the columns
-- that may still change; the rights of the shop's database role follow from this trigger alone (platform/database/grant-rights.ts).
create function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception '% is append only: % is refused', tg_table_name, lower(tg_op) using errcode = 'check_violation';
end $$;
--> statement-breakpoint

create trigger append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_removal();
--> statement-breakpoint

create trigger append_only before update or delete or truncate on exchange_rate_changes
  for each statement execute function refuse_removal();
--> statement-breakpoint

create trigger append_only
  before update of xid, id, order_id, at, kind, staff_id, staff_name, details or delete or truncate on order_events
  for each statement execute function refuse_removal('feed_round');
--> statement-breakpoint

create trigger append_only before delete or truncate on order_lines
  for each statement execute function refuse_removal('serial', 'machine');
--> statement-breakpoint

create trigger append_only before delete or truncate on order_messages
  for each statement execute function refuse_removal('read_at', 'read_by_name');
--> statement-breakpoint

create trigger append_only before update or delete or truncate on order_return_events
  for each statement execute function refuse_removal();
--> statement-breakpoint

create trigger append_only before update or delete or truncate on order_versions
  for each statement execute function refuse_removal();
--> statement-breakpoint

create trigger append_only before delete or truncate on orders
  for each statement execute function refuse_removal('status', 'company_id');
--> statement-breakpoint

create trigger append_only before update or delete or truncate on shipment_lines
  for each statement execute function refuse_removal();
--> statement-breakpoint

create trigger append_only before update or delete or truncate on shipments
  for each statement execute function refuse_removal();
--> statement-breakpoint

create trigger append_only before update or delete or truncate on stock_movements
  for each statement execute function refuse_removal();
--> statement-breakpoint

create trigger order_messages_stay before update of id, order_id, side, by_name, message, written_at on order_messages
  for each statement execute function refuse_removal();
--> statement-breakpoint

-- Of an order only the status may change (B9), and the company when two are merged (H8).
create function refuse_order_rewrite() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - array['status', 'company_id']) <> (to_jsonb(old) - array['status', 'company_id']) then
    raise exception 'order % is a snapshot: only its status may change', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger orders_snapshot before update on orders for each row execute function refuse_order_rewrite();
--> statement-breakpoint

-- Of an order's line only serial and machine may be filled in while they are empty (D12).
create function refuse_order_line_rewrite() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - array['serial', 'machine']) <> (to_jsonb(old) - array['serial', 'machine'])
     or (old.serial <> '' and new.serial <> old.serial)
     or (old.machine <> '' and new.machine <> old.machine) then
    raise exception 'a line of order % is a snapshot: it never changes', old.order_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint

create trigger order_lines_snapshot before update on order_lines for each row execute function refuse_order_line_rewrite();
--> statement-breakpoint

-- ---- Audit ----

-- Finds the histories that a change belongs to, and the words that it is found by. Something deleted is called as it was.
create function audit_entry_subjects() returns trigger language plpgsql as $$
declare
  number integer := case when new.entity_id ~ '^\d{1,9}$' then new.entity_id::integer end;
  thing jsonb := coalesce(nullif(new.before, 'null'), '{}') || coalesce(nullif(new.after, 'null'), '{}');
  customer_number integer;
  order_number integer;
begin
  if cardinality(new.subjects) > 0 then return new; end if; -- comes from a backup
  new.subjects := array[new.entity || ':' || new.entity_id];
  new.about := coalesce(thing ->> 'name', thing ->> 'title', thing ->> 'fileName', '');

  case new.entity
    when 'customer' then
      customer_number := number;
    when 'delivery address' then
      customer_number := coalesce((thing ->> 'customerId')::integer, (select customer_id from delivery_addresses where id = number));
      new.subjects := '{}';
      new.about := concat_ws(', ', thing ->> 'contactName', thing ->> 'line1', thing ->> 'postcode');
    when 'order', 'purchase order' then
      order_number := number;
      new.subjects := '{}';
      new.about := '';
    when 'mail' then
      select (payload ->> 'orderId')::integer, (payload ->> 'customerId')::integer, coalesce(subject, '')
        into order_number, customer_number, new.about
        from outbox left join mails on outbox_id = outbox.id where outbox.id = number;
      new.about := coalesce(new.about, '');
    when 'product', 'product picture', 'product categories' then
      new.subjects := array['product:' || new.entity_id];
      select name, concat_ws(' ', part_key, intro, thing ->> 'name') into new.about, new.words from products where id = number;
    when 'category link' then
      select array['product:' || (thing ->> 'productId'), (thing ->> 'kind') || ':' || (thing ->> 'branchId')],
             concat_ws(' · ', products.name, coalesce(categories.name, subcategories.name)), part_key
        into new.subjects, new.about, new.words
        from (select (thing ->> 'productId')::integer as product_id, (thing ->> 'branchId')::integer as branch_id) as link
        left join products on products.id = product_id
        left join categories on categories.id = branch_id and thing ->> 'kind' = 'category'
        left join subcategories on subcategories.id = branch_id and thing ->> 'kind' = 'sub-category';
    when 'related product' then
      select array_agg('product:' || id order by id), string_agg(name, ' · ' order by id), string_agg(part_key, ' ' order by id)
        into new.subjects, new.about, new.words
        from products where id in ((thing ->> 'productId')::integer, (thing ->> 'relatedProductId')::integer);
    when 'variant prices' then
      select array['width:' || new.entity_id, 'family:' || family.id], concat_ws(' ', family.name, coalesce(width.details, thing ->> 'details')),
             concat_ws(' ', replace(coalesce(width.details, thing ->> 'details'), ' ', ''), thing ->> 'details')
        into new.subjects, new.about, new.words
        from variant_families as family
        left join product_variants as width on width.id = number
        where family.id = coalesce(width.family_id, (thing ->> 'familyId')::smallint);
    when 'category' then
      new.about := coalesce((select name from categories where id = number), new.about);
    when 'sub-category' then
      select array['sub-category:' || new.entity_id, 'category:' || categories.id], categories.name || ' › ' || coalesce(subcategories.name, thing ->> 'name')
        into new.subjects, new.about
        from categories left join subcategories on subcategories.id = number
        where categories.id = coalesce(subcategories.category_id, (thing ->> 'categoryId')::integer);
    when 'promo code' then
      select concat_ws(' · ', coalesce(code, thing ->> 'code'), coalesce(name, thing ->> 'name')) into new.about
        from (values (number)) as asked (id) left join coupons using (id);
    when 'exchange rates' then
      new.about := coalesce((select case currency_id when 2 then 'Pounds for a dollar' else 'Euros for a dollar' end from exchange_rates where id = number), '');
    when 'home image' then
      new.about := coalesce(nullif(thing ->> 'description', ''), nullif(thing ->> 'url', ''), 'Picture ' || new.entity_id);
    when 'settings' then
      new.about := 'Store settings';
    when 'staff' then
      select name, email into new.about, new.words from staff where id = number;
    else null; -- called by its own name
  end case;

  if order_number is not null then
    select customer_id, concat_ws(' · ', nullif(new.about, ''), 'MA00' || id, company), concat_ws(' ', first_name, surname, email, purchase_order_number)
      into customer_number, new.about, new.words from orders where id = order_number;
    new.subjects := new.subjects || ('order:' || order_number);
  end if;
  if customer_number is not null then
    if not 'customer:' || customer_number = any(new.subjects) then
      new.subjects := new.subjects || ('customer:' || customer_number);
    end if;
    if order_number is null then
      select concat_ws(' · ', nullif(company, ''), first_name || ' ' || surname, nullif(new.about, '')), email into new.about, new.words
        from customers where id = customer_number;
    end if;
  end if;

  -- What is gone without a trace in its tables is found by its number and its own words.
  new.about := coalesce(nullif(new.about, ''), thing ->> 'name', thing ->> 'details', 'Number ' || new.entity_id);
  new.words := concat_ws(' ', new.about, nullif(new.words, ''));
  if coalesce(cardinality(new.subjects), 0) = 0 then new.subjects := array[new.entity || ':' || new.entity_id]; end if;
  return new;
end $$;
--> statement-breakpoint

create trigger audit_subjects before insert on audit_entries for each row execute function audit_entry_subjects();
--> statement-breakpoint

-- ---- Companies and members ----

-- Copies name, address and country of a company to a new member, and to one who moves to another company: staff find a member by
-- all of them in one row and one index.
create function copy_company_to_member() returns trigger language plpgsql as $$
begin
  select name, line1, line2, town, postcode, country_id
  into new.company, new.line1, new.line2, new.town, new.postcode, new.country_id
  from companies
  where id = new.company_id
  for share;
  return new;
end $$;
--> statement-breakpoint

create trigger customers_copy_company before insert or update of company_id on customers for each row execute function copy_company_to_member();
--> statement-breakpoint

-- Copies them to all members when the company changes.
create function copy_company_to_members() returns trigger language plpgsql as $$
begin
  update customers
  set (company, line1, line2, town, postcode, country_id, version)
    = (new.name, new.line1, new.line2, new.town, new.postcode, new.country_id, customers.version + 1)
  where company_id = new.id;
  return null;
end $$;
--> statement-breakpoint

create trigger companies_copied after update on companies for each row
  when ((old.name, old.line1, old.line2, old.town, old.postcode, old.country_id, old.currency_id, old.price_class, old.admin_contact,
         old.partner, old.account_customer)
        is distinct from
        (new.name, new.line1, new.line2, new.town, new.postcode, new.country_id, new.currency_id, new.price_class, new.admin_contact,
         new.partner, new.account_customer))
  execute function copy_company_to_members();
--> statement-breakpoint

-- Ends a suspension when the member becomes active again (H2).
create function end_suspension() returns trigger language plpgsql as $$
begin
  new.suspended_at := null;
  return new;
end $$;
--> statement-breakpoint

create trigger customers_not_suspended before update of status on customers
  for each row when (new.status = 'active' and new.suspended_at is not null) execute function end_suspension();
--> statement-breakpoint

-- A row written for a company that was merged into another belongs to the other (H8). A row that a member writes belongs to the
-- member's company at that moment, whatever the session said when the call began. The function waits for a merge that is under way:
-- both lock the company's row. The trigger's argument names the column of the member; 'session' is the member of the transaction.
create function follow_merge() returns trigger language plpgsql as $$
declare
  kept integer;
  member integer;
  present integer;
begin
  if tg_argv[0] = 'customer_id' then
    member := new.customer_id;
  elsif tg_argv[0] = 'invited_by' then
    member := new.invited_by;
  elsif tg_argv[0] = 'session' then
    member := nullif(current_setting('pressline.member', true), '')::integer;
  end if;
  loop
    loop
      select merged_into into kept from companies where id = new.company_id for key share;
      exit when kept is null;
      new.company_id := kept;
    end loop;
    exit when member is null;
    select company_id into present from customers where id = member;
    exit when present is null or present = new.company_id;
    new.company_id := present;
  end loop;
  return new;
end $$;
--> statement-breakpoint

-- Triggers of one table run by name: this one before customers_copy_company.

create trigger customers_after_merge before insert on customers for each row execute function follow_merge();
--> statement-breakpoint

create trigger approval_requests_merged before insert on approval_requests for each row execute function follow_merge('customer_id');
--> statement-breakpoint

create trigger carts_merged before insert on carts for each row execute function follow_merge('customer_id');
--> statement-breakpoint

create trigger delivery_addresses_merged before insert on delivery_addresses for each row execute function follow_merge('customer_id');
--> statement-breakpoint

create trigger invitations_merged before insert on invitations for each row execute function follow_merge('invited_by');
--> statement-breakpoint

create trigger orders_merged before insert on orders for each row execute function follow_merge('customer_id');
--> statement-breakpoint

create trigger own_part_numbers_merged before insert on own_part_numbers for each row execute function follow_merge('session');
--> statement-breakpoint

create trigger part_lists_merged before insert on part_lists for each row execute function follow_merge('customer_id');
--> statement-breakpoint

-- ---- Carts ----

-- A cart that became an order never changes.
create function refuse_ordered_cart_change() returns trigger language plpgsql as $$
begin
  if exists (select 1 from carts where id = coalesce(new.cart_id, old.cart_id) and ordered_at is not null) then
    raise exception 'cart % is ordered already', coalesce(new.cart_id, old.cart_id) using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end $$;
--> statement-breakpoint

create trigger cart_lines_open before insert or update or delete on cart_lines
  for each row execute function refuse_ordered_cart_change();
--> statement-breakpoint

-- Closes the cart of a new order, without the checkout's draft: the order has it.
create function close_ordered_cart() returns trigger language plpgsql as $$
begin
  update carts set ordered_at = new.placed_at, checkout_draft = null where id = new.cart_id;
  return null;
end $$;
--> statement-breakpoint

create trigger orders_close_cart after insert on orders for each row when (new.cart_id is not null) execute function close_ordered_cart();
--> statement-breakpoint

-- A line without a width no longer says what to deliver once its part gets widths. A line put in without a width while the part
-- had some already stands for the first width (D2).
create function mark_lines_without_width() returns trigger language plpgsql as $$
begin
  update cart_lines
  set needs_width = new.family_id is not null
  from carts
  where carts.id = cart_lines.cart_id
    and carts.ordered_at is null
    and cart_lines.product_id = new.id
    and cart_lines.variant_id is null
    and cart_lines.needs_width <> (new.family_id is not null);
  return null;
end $$;
--> statement-breakpoint

create trigger products_got_widths after update of family_id on products
  for each row when ((old.family_id is null) <> (new.family_id is null)) execute function mark_lines_without_width();
--> statement-breakpoint

-- ---- Orders ----

-- An order's goods are the sum of its lines (D7), checked at the end of the transaction.
create function refuse_order_sum() returns trigger language plpgsql as $$
declare
  goods bigint;
  lines bigint;
begin
  select goods_minor into goods from orders where id = new.id;
  select coalesce(sum(line_total_minor), 0) into lines from order_lines where order_id = new.id;
  if goods <> lines then
    raise exception 'order %: goods are %, its lines come to %', new.id, goods, lines using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint

create constraint trigger orders_goods_are_lines after insert on orders
  deferrable initially deferred for each row execute function refuse_order_sum();
--> statement-breakpoint

-- Begins the progress and the history of each new order, with whoever placed it (H7).
create function begin_order_progress() returns trigger language plpgsql as $$
begin
  insert into order_progress (order_id, since) select id, placed_at from added;
  insert into order_events (order_id, at, kind, staff_id, staff_name)
  select id, placed_at, 'placed', placed_by_staff_id, placed_by_staff from added;
  return null;
end $$;
--> statement-breakpoint

create trigger orders_begin after insert on orders
  referencing new table as added for each statement execute function begin_order_progress();
--> statement-breakpoint

-- Writes the columns that lists are sorted by, from the version that counts (docs/decisions/0038).
create function keep_order_sort_keys() returns trigger language plpgsql as $$
begin
  insert into order_sort_keys (order_id, purchase_order_number, subtotal_gbp_minor)
  select orders.id,
    coalesce(version.purchase_order_number, orders.purchase_order_number),
    coalesce(version.subtotal_gbp_minor, orders.subtotal_gbp_minor)
  from orders
  left join order_versions as version on version.order_id = orders.id and version.version = new.version
  where orders.id = new.order_id
  on conflict (order_id) do update
  set purchase_order_number = excluded.purchase_order_number, subtotal_gbp_minor = excluded.subtotal_gbp_minor;
  return null;
end $$;
--> statement-breakpoint

create trigger order_progress_sort_keys after insert on order_progress
  for each row execute function keep_order_sort_keys();
--> statement-breakpoint

create trigger order_progress_sort_keys_of_version after update of version on order_progress
  for each row when (new.version <> old.version) execute function keep_order_sort_keys();
--> statement-breakpoint

-- Orders as they are now (docs/decisions/0038): the snapshot, its progress, and the version that counts. A query that names no column
-- of a joined table does not pay for the join.
create view current_orders with (security_invoker = true) as
select
  orders.id,
  orders.company_id,
  orders.customer_id,
  orders.cart_id,
  orders.status,
  orders.placed_at,
  orders.placed_by_staff,
  orders.first_name,
  orders.surname,
  orders.company,
  orders.email,
  orders.currency_id,
  orders.price_class,
  orders.gbp_rate_micros,
  orders.eur_rate_micros,
  orders.coupon_code,
  orders.coupon_multiplier_micros,
  progress.state,
  progress.rank,
  progress.since as state_since,
  progress.held_by_id,
  progress.held_by_name,
  progress.purchase_order_checked_by,
  progress.advised_delivery_minor,
  progress.sent_on,
  keys.purchase_order_number,
  case when version.fields is null then orders.cost_centre else version.fields ->> 'costCentre' end as cost_centre,
  case when version.fields is null then orders.requisition_number else version.fields ->> 'requisitionNumber' end
    as requisition_number,
  case when version.fields is null then orders.wanted_by else (version.fields ->> 'wantedBy')::date end as wanted_by,
  case when version.id is null then orders.delivery_address_id else version.delivery_address_id end as delivery_address_id,
  coalesce(version.delivery_address, orders.delivery_address) as delivery_address,
  coalesce(version.delivery_country_id, orders.delivery_country_id) as delivery_country_id,
  coalesce(version.goods_minor, orders.goods_minor) as goods_minor,
  coalesce(version.discount_minor, orders.discount_minor) as discount_minor,
  coalesce(version.subtotal_minor, orders.subtotal_minor) as subtotal_minor,
  -- The charge by the shop's rates and the one that staff advised; null: neither is known yet.
  case when num_nonnulls(charged.delivery_minor, progress.advised_delivery_minor) > 0 then
    coalesce(charged.delivery_minor, 0) + coalesce(progress.advised_delivery_minor, 0)
  end as delivery_minor,
  coalesce(version.total_minor, orders.total_minor) + coalesce(progress.advised_delivery_minor, 0) as total_minor,
  keys.subtotal_gbp_minor,
  coalesce(version.subtotal_eur_minor, orders.subtotal_eur_minor) as subtotal_eur_minor,
  version.version,
  version.made_at as version_made_at,
  version.why as version_why,
  version.changes as version_changes
from orders
left join order_progress as progress on progress.order_id = orders.id
left join order_sort_keys as keys on keys.order_id = orders.id
left join order_versions as version on version.order_id = orders.id and version.version = progress.version
cross join lateral (
  select case when version.id is null then orders.delivery_minor else version.delivery_minor end as delivery_minor
) as charged;
--> statement-breakpoint

-- Lines of orders as they are now, without those that a correction took away.
create view current_order_lines with (security_invoker = true) as
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
  line.unit
from order_lines as line
left join order_line_quantities as corrected on corrected.order_line_id = line.id
where coalesce(corrected.quantity, line.quantity) > 0;
--> statement-breakpoint

-- The goods of a corrected order are the sum of its lines, too.
create function refuse_version_sum() returns trigger language plpgsql as $$
declare
  lines bigint;
begin
  select coalesce(sum(line_total_minor), 0) into lines from current_order_lines where order_id = new.order_id;
  if new.goods_minor <> lines then
    raise exception 'version % of order %: goods are %, its lines come to %', new.version, new.order_id, new.goods_minor, lines
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint

create constraint trigger order_versions_goods_are_lines after insert on order_versions
  deferrable initially deferred for each row execute function refuse_version_sum();
--> statement-breakpoint

-- Never more is sent than was ordered, also when a correction lowers the quantity.
create function refuse_too_much_sent() returns trigger language plpgsql as $$
begin
  if (select sum(quantity) from shipment_lines where order_line_id = new.order_line_id)
     > coalesce((select quantity from current_order_lines where id = new.order_line_id), 0) then
    raise exception 'more than was ordered of line % is sent', new.order_line_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint

create trigger shipment_lines_fit after insert on shipment_lines for each row execute function refuse_too_much_sent();
--> statement-breakpoint

create trigger order_line_quantities_fit after insert or update on order_line_quantities
  for each row execute function refuse_too_much_sent();
--> statement-breakpoint

-- Never more is returned than was ordered.
create function refuse_too_much_returned() returns trigger language plpgsql as $$
begin
  if (
    select sum(line.quantity)
    from order_return_lines as line
    join order_returns on order_returns.id = line.return_id
    where line.order_line_id = new.order_line_id and order_returns.state not in ('refused', 'withdrawn')
  ) > coalesce((select quantity from current_order_lines where id = new.order_line_id), 0) then
    raise exception 'more than was ordered of line % is in returns', new.order_line_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint

create trigger order_return_lines_fit after insert on order_return_lines
  for each row execute function refuse_too_much_returned();
--> statement-breakpoint

-- ---- Approvals ----

-- An approver has one deputy on a day.
alter table approval_deputies add constraint approval_deputies_one_a_day
  exclude using gist (int4range(approver_id, approver_id, '[]') with &&, daterange(starts_on, ends_on, '[]') with &&);
--> statement-breakpoint

-- ---- Stock ----

-- A stock level is the sum of its movements (L4), whichever of the two is written: a movement changes the level, and a level that SQL
-- writes directly is booked as a movement. Neither answers the other, since pg_trigger_depth() is 0 only for a statement itself.
create function move_stock() returns trigger language plpgsql as $$
begin
  update products
  set stock_level = stock_level + moved.quantity,
      stock_taken = stock_taken or moved.is_sale
  from (
    select product_id, sum(quantity) as quantity, bool_or(kind = 'sale') as is_sale
    from added
    group by product_id
    having sum(quantity) <> 0
  ) as moved
  where products.id = moved.product_id;
  return null;
end $$;
--> statement-breakpoint

create trigger stock_movements_move after insert on stock_movements
  referencing new table as added for each statement when (pg_trigger_depth() = 0) execute function move_stock();
--> statement-breakpoint

create function book_written_stock() returns trigger language plpgsql as $$
begin
  insert into stock_movements (product_id, kind, quantity, shelf_quantity, reason)
  values (new.id, 'correction', new.stock_level - old.stock_level, new.stock_level - old.stock_level, 'Written directly');
  return null;
end $$;
--> statement-breakpoint

create trigger products_stock_written after update of stock_level on products for each row
  when (new.stock_level <> old.stock_level and pg_trigger_depth() = 0) execute function book_written_stock();
--> statement-breakpoint

create function book_first_stock() returns trigger language plpgsql as $$
begin
  insert into stock_movements (product_id, kind, quantity, shelf_quantity)
  select id, 'opening', stock_level, stock_level from added where stock_level <> 0;
  return null;
end $$;
--> statement-breakpoint

create trigger products_stock_first after insert on products
  referencing new table as added for each statement execute function book_first_stock();
--> statement-breakpoint

-- ---- Catalogue ----

-- Room on each page for rows that orders rewrite: indexes need no new entry then.
alter table products set (fillfactor = 90);
--> statement-breakpoint

-- The application writes the key (shop/kernel/part-number.ts), because each PostgreSQL server knows another version of Unicode. SQL
-- that names no key gets the key of its ASCII characters; `shop migrate` corrects the keys of other names.
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

-- A part that replaces itself in the end would lead buyers in a circle (J5).
create function refuse_replacement_circle() returns trigger language plpgsql as $$
begin
  -- One after the other: of two changes that close half a circle each, neither would see the other's half.
  perform pg_advisory_xact_lock(7290040);
  if exists (
    with recursive later(id) as (
      select new.successor_id
      union
      select part.successor_id from replacement_parts as part join later on part.product_id = later.id
    )
    select from later where id = new.product_id
  ) then
    raise exception 'product % would be replaced by itself', new.product_id
      using errcode = 'check_violation', constraint = 'replacement_parts_circle';
  end if;
  return null;
end $$;
--> statement-breakpoint

create trigger replacement_parts_circle after insert or update on replacement_parts
  for each row execute function refuse_replacement_circle();
--> statement-breakpoint

-- Every English text that can be translated (N3), and the thing that has it.
create view translatable_texts as
  select said.kind, said.thing, said.thing_name, said.english
  from (
    select 'category' as kind, 'category:' || id as thing, name as thing_name, name as english from categories
    union all
    select 'subcategory', 'subcategory:' || id, name, name from subcategories
    union all
    select 'type', 'type:' || id, name, name from product_types
    union all
    select 'attribute', 'type:' || type_id, type.name, attribute.name
    from attributes as attribute join product_types as type on type.id = attribute.type_id
    union all
    select 'unit', 'type:' || type_id, type.name, attribute.unit
    from attributes as attribute join product_types as type on type.id = attribute.type_id
    union all
    select 'word', 'type:' || type_id, type.name, stated.word
    from (select distinct attribute_id, word from specifications where word is not null) as stated
    join attributes as attribute on attribute.id = stated.attribute_id
    join product_types as type on type.id = attribute.type_id
    union all
    select 'intro', 'product:' || id, name, intro from products
    union all
    select 'details', 'product:' || id, name, details from products
    union all
    select 'flash', 'product:' || id, name, flash from products
    union all
    select 'picture', 'product:' || product_id, product.name, picture.alt
    from product_pictures as picture join products as product on product.id = picture.product_id
    union all
    select 'replacement', 'product:' || product_id, product.name, note
    from replacements join products as product on product.id = product_id
    union all
    select 'picture', 'home:' || country, 'home', description from home_images
    union all
    select 'width', 'family:' || family_id, family.name, width.details
    from product_variants as width join variant_families as family on family.id = width.family_id
    union all
    select 'news_title', 'news:' || id, title, title from news
    union all
    select 'news_text', 'news:' || id, title, text from news
  ) as said
  where said.english <> '';
--> statement-breakpoint

-- ---- Search ----

-- Lexemes that no word of a text can be: they begin with a letter and hold a digit, so that to_tsquery leaves them as they are.
-- n0p15 is a figure, n0p15mm one with its unit, k0db0150 a part number from one of its pieces on. search-term.ts writes the same.
create function search_figure(value numeric) returns text language sql immutable parallel safe as $$
  select 'n' || translate(trim_scale(value)::text, '.-', 'pm')
$$;
--> statement-breakpoint

create function search_unit(unit text) returns text language sql immutable parallel safe as $$
  select regexp_replace(translate(lower(unit), 'µμ²³', 'uu23'), '[^a-z0-9]', '', 'g')
$$;
--> statement-breakpoint

-- Figures of a text, each alone and with the word after it: '0.15 × 30 mm' has n0p15, n30 and n30mm.
create function search_figures_in(texts text) returns setof text language sql immutable parallel safe as $$
  select unnest(array[search_figure(found[1]::numeric), search_figure(found[1]::numeric) || search_unit(coalesce(found[2], ''))])
  from regexp_matches(texts, '(\d{1,12}(?:\.\d{1,6})?)\s?([[:alpha:]µ]{1,20})?', 'g') as found
$$;
--> statement-breakpoint

-- A part number from each of its pieces on: 'TT-1015-25' has tt101525, 101525 and 25. Letters of all scripts, folded as partKey does.
create function search_keys_in(number text) returns setof text language sql immutable parallel safe as $$
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

-- Names that a product is found by besides its own texts, without archived ones. Always in one order, so that equal words make equal
-- documents whatever the plan.
create function search_facts_of(product products) returns table (words text, weight "char") language sql stable as $$
  select fact.words, fact.weight
  from (
    select name, 'A'::"char" from product_types where id = product.type_id
    union all
    select branch.name, 'B' from product_subcategories as link join subcategories as branch on branch.id = link.subcategory_id
    where link.product_id = product.id
    union all
    select branch.name, 'C' from product_categories as link join categories as branch on branch.id = link.category_id
    where link.product_id = product.id
    union all
    select coalesce(stated.word, attribute.name), 'C'
    from specifications as stated join attributes as attribute on attribute.id = stated.attribute_id
    where stated.product_id = product.id and (stated.word is not null or stated.flag) and not attribute.archived
    union all
    select attribute.name, 'D'
    from specifications as stated join attributes as attribute on attribute.id = stated.attribute_id
    where stated.product_id = product.id and not attribute.archived
  ) as fact (words, weight)
  order by fact.weight, fact.words collate "C"
$$;
--> statement-breakpoint

create function search_measures_of(product products) returns setof text language sql stable as $$
  select unnest(array[search_figure(figure), search_figure(figure) || search_unit(attribute.unit)])
  from specifications as stated
  join attributes as attribute on attribute.id = stated.attribute_id
  cross join lateral unnest(array[stated.low, stated.high]) as figure
  where stated.product_id = product.id and figure is not null and not attribute.archived
  union all
  select search_figures_in(details) from product_variants where family_id = product.family_id
$$;
--> statement-breakpoint

-- All that a product is found by: its texts, facts, figures and part number, and their translations with the weight of the English
-- text. The translations are looked up one by one, since the planner can't know that a product has few facts.
create function search_document_of(product products) returns tsvector language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
declare
  facts text[];
  weights "char"[];
  lexemes text;
  weight_of_facts "char";
  words_of_weight text;
  document tsvector := setweight(to_tsvector('english', product.name), 'A') || setweight(to_tsvector('english', product.intro), 'B')
    || setweight(to_tsvector('english', product.details), 'C');
begin
  select array_agg(words), array_agg(weight) into facts, weights from search_facts_of(product);
  select string_agg(found.lexeme, ' ') into lexemes
  from (
    select lexeme || ':1B' from search_keys_in(product.name) as lexeme
    union all
    select lexeme || ':1B' from search_figures_in(product.intro) as lexeme
    union all
    select lexeme || ':1D' from search_figures_in(product.details) as lexeme
    union all
    select lexeme || ':1B' from search_measures_of(product) as lexeme
    union all
    select format('%s:1%s', lexeme, fact.weight)
    from unnest(facts, weights) as fact (words, weight), search_keys_in(fact.words) as lexeme
    where fact.words ~ '[0-9]'
    union all
    select format('%L:1%s', lexeme, said.weight)
    from (
      select product.intro, 'B'::"char"
      union all
      select product.details, 'C'
      union all
      select words, weight from unnest(facts, weights) as fact (words, weight)
    ) as said (english, weight)
    cross join lateral (select texts.lexemes from catalogue_texts as texts where md5(texts.english) = md5(said.english) offset 0) as translated
    cross join lateral unnest(translated.lexemes) as lexeme
  ) as found (lexeme);
  document := document || coalesce(lexemes, '')::tsvector;
  foreach weight_of_facts in array array['A', 'B', 'C', 'D']::"char"[] loop
    select string_agg(words, ' ') into words_of_weight from unnest(facts, weights) as fact (words, weight) where weight = weight_of_facts;
    document := document || setweight(to_tsvector('english', coalesce(words_of_weight, '')), weight_of_facts);
  end loop;
  return document;
end $$;
--> statement-breakpoint

create function write_search_document() returns trigger language plpgsql as $$
begin
  new.search_document := search_document_of(new);
  return new;
end $$;
--> statement-breakpoint

create trigger products_search_document before insert or update of name, intro, details, type_id, family_id on products
  for each row execute function write_search_document();
--> statement-breakpoint

-- Words of four letters and more, in lower case: shorter ones are too like each other to be corrected.
create function search_words_in(texts text) returns setof text language sql stable as $$
  select distinct word
  from regexp_split_to_table(lower(texts collate "und-x-icu"), '[^[:alpha:]]+') as word
  where length(word) between 4 and 40
$$;
--> statement-breakpoint

create function remember_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select word
  from search_words_in(concat_ws(' ', new.name, new.intro, new.details,
    (select string_agg(words, ' ') from search_facts_of(new)))) as word
  order by word
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint

create trigger products_search_words after insert or update of name, intro, details, type_id, search_document on products
  for each row execute function remember_search_words();
--> statement-breakpoint

-- Writes the documents of these products again where they changed. Locked in one order, so that two writers never deadlock.
create function refresh_search_documents(product_ids integer[]) returns void language sql as $$
  update products
  set search_document = fresh.document
  from (
    select product.id, search_document_of(product) as document
    from products as product
    where product.id = any(product_ids)
    order by product.id
    for no key update
  ) as fresh
  where products.id = fresh.id and products.search_document is distinct from fresh.document
$$;
--> statement-breakpoint

-- A name changed that many products are found by.
create function refresh_search_of_name() returns trigger language plpgsql as $$
declare
  row_id integer := coalesce(new.id, old.id);
begin
  perform refresh_search_documents(case tg_table_name
    when 'categories' then array(select product_id from product_categories where category_id = row_id)
    when 'subcategories' then array(select product_id from product_subcategories where subcategory_id = row_id)
    when 'product_types' then array(select id from products where type_id = row_id)
    when 'attributes' then array(select distinct product_id from specifications where attribute_id = row_id)
  end);
  return null;
end $$;
--> statement-breakpoint

create trigger categories_searched after update of name on categories
  for each row when (old.name is distinct from new.name) execute function refresh_search_of_name();
--> statement-breakpoint

create trigger subcategories_searched after update of name on subcategories
  for each row when (old.name is distinct from new.name) execute function refresh_search_of_name();
--> statement-breakpoint

create trigger product_types_searched after update of name on product_types
  for each row when (old.name is distinct from new.name) execute function refresh_search_of_name();
--> statement-breakpoint

create trigger attributes_searched after update of name, unit on attributes
  for each row when ((old.name, old.unit) is distinct from (new.name, new.unit)) execute function refresh_search_of_name();
--> statement-breakpoint

create trigger attributes_archived after update of archived on attributes
  for each row when (old.archived is distinct from new.archived) execute function refresh_search_of_name();
--> statement-breakpoint

create function refresh_search_of_width() returns trigger language plpgsql as $$
begin
  perform refresh_search_documents(array(
    select id from products where family_id in (coalesce(new.family_id, old.family_id), coalesce(old.family_id, new.family_id))
  ));
  return null;
end $$;
--> statement-breakpoint

create trigger product_variants_added after insert or delete on product_variants
  for each row execute function refresh_search_of_width();
--> statement-breakpoint

create trigger product_variants_searched after update of details, family_id on product_variants
  for each row when ((old.details, old.family_id) is distinct from (new.details, new.family_id)) execute function refresh_search_of_width();
--> statement-breakpoint

create function refresh_search_of_rows() returns trigger language plpgsql as $$
begin
  perform refresh_search_documents(array(select distinct product_id from changed));
  return null;
end $$;
--> statement-breakpoint

create trigger product_categories_searched after insert on product_categories referencing new table as changed
  for each statement execute function refresh_search_of_rows();
--> statement-breakpoint

create trigger product_categories_forgotten after delete on product_categories referencing old table as changed
  for each statement execute function refresh_search_of_rows();
--> statement-breakpoint

create trigger product_subcategories_searched after insert on product_subcategories referencing new table as changed
  for each statement execute function refresh_search_of_rows();
--> statement-breakpoint

create trigger product_subcategories_forgotten after delete on product_subcategories referencing old table as changed
  for each statement execute function refresh_search_of_rows();
--> statement-breakpoint

create trigger specifications_searched after insert on specifications referencing new table as changed
  for each statement execute function refresh_search_of_rows();
--> statement-breakpoint

create trigger specifications_forgotten after delete on specifications referencing old table as changed
  for each statement execute function refresh_search_of_rows();
--> statement-breakpoint

create trigger specifications_changed_search after update on specifications referencing new table as changed
  for each statement execute function refresh_search_of_rows();
--> statement-breakpoint

-- A translation changed: the products that have the text themselves, or by a type, a category or a specification.
create function refresh_search_of_texts() returns trigger language plpgsql as $$
begin
  perform refresh_search_documents(array(
    with text as (select distinct english from changed)
    select id from products where intro in (select english from text) or details in (select english from text)
    union
    select product.id from products as product join product_types as type on type.id = product.type_id where type.name in (select english from text)
    union
    select product_id from product_categories join categories on categories.id = category_id where categories.name in (select english from text)
    union
    select product_id from product_subcategories join subcategories on subcategories.id = subcategory_id
    where subcategories.name in (select english from text)
    union
    select product_id from specifications as stated join attributes as attribute on attribute.id = stated.attribute_id
    where attribute.name in (select english from text) or stated.word in (select english from text)
  ));
  return null;
end $$;
--> statement-breakpoint

create trigger catalogue_texts_searched after insert on catalogue_texts referencing new table as changed
  for each statement execute function refresh_search_of_texts();
--> statement-breakpoint

create trigger catalogue_texts_searched_again after update on catalogue_texts referencing new table as changed
  for each statement execute function refresh_search_of_texts();
--> statement-breakpoint

create trigger catalogue_texts_forgotten after delete on catalogue_texts referencing old table as changed
  for each statement execute function refresh_search_of_texts();
--> statement-breakpoint

-- Words of all days that are kept, with their sums.
create view searched_lately as
  select
    words.id, words.words, words.found_nothing, sum(days.times)::integer as times, sum(days.nothing)::integer as nothing,
    sum(days.corrected)::integer as corrected, max(days.day) as last_on
  from searched_words as words
  join searched_days as days on days.words_id = words.id
  group by words.id;
--> statement-breakpoint

-- ---- Documents ----

-- The manuals of A22, and where their files lie; staff change the list.
insert into manuals (name, kind, file_key)
select name, kind, 'manuals/' || name || '.pdf'
from (values
  (1, 'P3-10', 'press'), (2, 'P3-13', 'press'), (3, 'P3-17', 'press'),
  (4, 'P5-10', 'press'), (5, 'P5-13', 'press'), (6, 'P5-17', 'press'),
  (7, 'P7-13', 'press'), (8, 'P7-17', 'press'), (9, 'P7-20', 'press'),
  (10, '830', 'earlier'), (11, '2200', 'earlier'), (12, '4150', 'earlier'),
  (13, 'Digital Pro Engine Manual', 'engine'), (14, 'Digital One Engine Manual', 'engine')
) as listed (place, name, kind)
order by place;

-- Two statements about a part, a model and an option never share a serial number (J2).
alter table part_fits add constraint part_fits_once
  exclude using gist (model_id with =, product_id with =, option with =, serials with &&)
  deferrable initially immediate; -- an import may exchange ranges
--> statement-breakpoint
-- Visitors' pages show models and what fits them, and lists are filtered by them.
create trigger press_models_changed after insert or update or delete or truncate on press_models
  for each statement execute function notify_change();
--> statement-breakpoint
create trigger press_model_categories_changed after insert or update or delete or truncate on press_model_categories
  for each statement execute function notify_change();
--> statement-breakpoint
create trigger part_fits_changed after insert or update or delete or truncate on part_fits
  for each statement execute function notify_change();
--> statement-breakpoint
-- Finds the histories that a change belongs to, and the words that it is found by. Something deleted is called as it was.
create or replace function audit_entry_subjects() returns trigger language plpgsql as $$
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
    when 'machine' then
      new.subjects := array['machine:' || new.entity_id, 'company:' || (thing ->> 'companyId')];
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
-- Files of what fits are imported like those of products (J2).
alter table product_import_changes drop constraint product_import_changes_kind;
--> statement-breakpoint
alter table product_import_changes add constraint product_import_changes_kind
  check (kind in ('products', 'widths', 'texts', 'fits')) not valid;

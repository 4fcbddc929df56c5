ALTER TABLE "audit_entries" ADD COLUMN "subjects" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "batch" text;--> statement-breakpoint
-- Not with the column: every old row would seem to be of one save, this one.
ALTER TABLE "audit_entries" ALTER COLUMN "batch" SET DEFAULT pg_current_xact_id()::text;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_imports" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- In whose history a change stands, and how people call what was changed: made here, so that no change is without, whichever version
-- of the shop writes it. What is gone is called as it was.
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
      select array_agg('product:' || id order by id), string_agg(name, ' · ' order by id), string_agg(part_key, ' ')
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
-- What was written before stands in the histories too, as far as its things are still there.
alter table audit_entries disable trigger append_only;
--> statement-breakpoint
create trigger audit_told_again before update on audit_entries for each row execute function audit_entry_subjects();
--> statement-breakpoint
update audit_entries set about = '' where subjects = '{}';
--> statement-breakpoint
drop trigger audit_told_again on audit_entries;
--> statement-breakpoint
alter table audit_entries enable trigger append_only;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_subjects" ON "audit_entries" USING gin ("subjects");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_words" ON "audit_entries" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_batch" ON "audit_entries" USING btree ("batch");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_of_order" ON "outbox" USING btree ((("payload" ->> 'orderId')::integer)) WHERE payload ? 'orderId';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_of_customer" ON "outbox" USING btree ((("payload" ->> 'customerId')::integer)) WHERE payload ? 'customerId';--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_has_subject" CHECK (cardinality("audit_entries"."subjects") > 0) NOT VALID;
CREATE TABLE "sample_rows" (
	"table_name" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "sample_rows_table_name_key_pk" PRIMARY KEY("table_name","key")
);
--> statement-breakpoint

-- The text of a row's primary key, as an expression of SQL over the row `alias`.
create function key_text(relation regclass, alias text) returns text language sql stable as $$
  select format('concat_ws(''|'', %s)', string_agg(format('%s.%I::text', alias, attname), ', ' order by array_position(conkey, attnum)))
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
  where conrelid = relation and contype = 'p'
$$;
--> statement-breakpoint

-- Notes every row of the shop, except those that were noted before the samples came.
create function note_rows_before() returns void language plpgsql set search_path = public, pg_temp as $$
declare relation regclass;
begin
  create temp table rows_before (table_name text, key text, primary key (table_name, key)) on commit drop;
  for relation in select conrelid::regclass from pg_constraint where contype = 'p' and connamespace = 'public'::regnamespace loop
    execute format('insert into rows_before select %L, %s from %s r', relation::text, key_text(relation, 'r'), relation);
  end loop;
end $$;
--> statement-breakpoint

create function note_sample_rows() returns void language plpgsql set search_path = public, pg_temp as $$
declare relation regclass;
begin
  for relation in
    select conrelid::regclass from pg_constraint
    where contype = 'p' and connamespace = 'public'::regnamespace and conrelid <> all (array['sample_rows', 'settings', 'exchange_rates', 'jobs', 'tries']::regclass[])
  loop
    execute format(
      'insert into sample_rows select %1$L, %2$s from %3$s r
       where not exists (select from rows_before b where b.table_name = %1$L and b.key = %2$s)
       on conflict do nothing',
      relation::text, key_text(relation, 'r'), relation
    );
  end loop;
end $$;
--> statement-breakpoint

-- The shop itself can't declare a real row to be a sample: only the owner of the tables notes them.
create function only_the_owner() returns trigger language plpgsql as $$
begin
  if not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage') then
    raise exception '% is written by the owner of the tables', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
--> statement-breakpoint

create trigger sample_rows_owner before insert on sample_rows for each statement execute function only_the_owner();
--> statement-breakpoint

create trigger append_only before update or delete or truncate on sample_rows
  for each statement execute function refuse_removal();
--> statement-breakpoint

-- Removes the samples, and everything that belongs to them by foreign keys. Returns the real things among that, and removes nothing then.
-- It belongs to the owner of the tables, because the shop can delete no order.
create function remove_sample_rows(is_meant boolean) returns table (kind text, name text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  edge record;
  relation record;
  added bigint;
  fresh bigint;
  deletions text;
begin
  create temp table doomed (table_name text, key text, primary key (table_name, key)) on commit drop;
  insert into doomed select r.table_name, r.key from sample_rows r;
  analyze doomed;
  loop
    fresh := 0;
    for edge in
      select conrelid::regclass as child, confrelid::regclass as parent, (
        select string_agg(format('c.%I = p.%I', child.attname, parent.attname), ' and ')
        from unnest(conkey, confkey) pair (child_column, parent_column)
        join pg_attribute child on child.attrelid = conrelid and child.attnum = child_column
        join pg_attribute parent on parent.attrelid = confrelid and parent.attnum = parent_column
      ) as joined
      from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype not in ('n', 'd')
    loop
      execute format(
        'insert into doomed select distinct %L, %s from %s c join %s p on %s
         where exists (select from doomed d where d.table_name = %L and d.key = %s) on conflict do nothing',
        edge.child::text, key_text(edge.child, 'c'), edge.child, edge.parent, edge.joined, edge.parent::text, key_text(edge.parent, 'p')
      );
      get diagnostics added = row_count;
      fresh := fresh + added;
    end loop;
    -- Rows that name a sample without a foreign key.
    insert into doomed
      select 'stock_movements', m.id::text from stock_movements m
        where exists (select from doomed d where d.table_name = 'products' and d.key = m.product_id::text)
      union all
      select 'arrivals', a.id::text from arrivals a
        where exists (select from doomed d where d.table_name = 'products' and d.key = a.product_id::text)
      union all
      select 'back_orders', concat_ws('|', b.order_line_id::text, b.product_id::text) from back_orders b
        where exists (select from doomed d where d.table_name = 'orders' and d.key = b.order_id::text)
      union all
      select 'external_ids', concat_ws('|', e.kind, e.external_id) from external_ids e where exists (
        select from doomed d
        where d.key = e.entity_id::text and (d.table_name, e.kind) in (
          ('companies', 'companies'), ('customers', 'members'), ('delivery_addresses', 'addresses'), ('machines', 'presses'),
          ('past_orders', 'orders')
        )
      )
      union all
      select 'outbox', o.id::text from outbox o where exists (
        select from doomed d
        where (d.table_name, d.key) in (
          ('orders', o.payload ->> 'orderId'), ('customers', o.payload ->> 'customerId'), ('staff', o.payload ->> 'staffId')
        )
      )
      on conflict do nothing;
    get diagnostics added = row_count;
    fresh := fresh + added;
    exit when fresh = 0;
  end loop;

  -- Links of real things to samples, such as a real part in a sample category.
  create temp table linked (table_name text, key text, primary key (table_name, key)) on commit drop;
  for edge in
    select conrelid::regclass as child, confrelid::regclass as parent, (
      select string_agg(format('c.%I = p.%I', child.attname, parent.attname), ' and ')
      from unnest(conkey, confkey) pair (child_column, parent_column)
      join pg_attribute child on child.attrelid = conrelid and child.attnum = child_column
      join pg_attribute parent on parent.attrelid = confrelid and parent.attnum = parent_column
    ) as joined
    from pg_constraint
    where contype = 'f' and confrelid = any (array[
      'companies', 'customers', 'products', 'categories', 'subcategories', 'price_lists', 'press_models', 'product_types'
    ]::regclass[])
  loop
    execute format(
      'insert into linked select distinct %L, %s from %s c join %s p on %s
       where exists (select from doomed d where d.table_name = %L and d.key = %s)
         and not exists (select from sample_rows s where s.table_name = %L and s.key = %s)
         and not exists (select from doomed d where d.table_name = %L and d.key = %s) on conflict do nothing',
      edge.parent::text, key_text(edge.parent, 'p'), edge.child, edge.parent, edge.joined,
      edge.child::text, key_text(edge.child, 'c'), edge.child::text, key_text(edge.child, 'c'),
      edge.parent::text, key_text(edge.parent, 'p')
    );
  end loop;

  return query
    with real as (
      select d.table_name, d.key from doomed d
      where not exists (select from sample_rows s where s.table_name = d.table_name and s.key = d.key)
      union
      select l.table_name, l.key from linked l
    )
    select r.table_name, n.name from real r
    join lateral (
      select c.name::text from companies c where r.table_name = 'companies' and c.id::text = r.key
      union all select c.email from customers c where r.table_name = 'customers' and c.id::text = r.key
      union all select p.name::text from products p where r.table_name = 'products' and p.id::text = r.key
      union all select c.name::text from categories c where r.table_name = 'categories' and c.id::text = r.key
      union all select c.name::text from subcategories c where r.table_name = 'subcategories' and c.id::text = r.key
      union all select l.name::text from price_lists l where r.table_name = 'price_lists' and l.id::text = r.key
      union all select m.name::text from press_models m where r.table_name = 'press_models' and m.id::text = r.key
      union all select t.name::text from product_types t where r.table_name = 'product_types' and t.id::text = r.key
    ) n on true
    union all
    select 'orders', o.id::text from orders o
    where not exists (select from doomed d where d.table_name = 'orders' and d.key = o.id::text) and exists (
      select from order_lines l join doomed d on d.table_name = 'products' and d.key = l.product_id::text where l.order_id = o.id
    )
    union all
    select 'owner', '' where not exists (
      select from staff s where not s.disabled
        and not exists (select from doomed d where d.table_name = 'staff' and d.key = s.id::text)
    )
    limit 100;
  if found or not is_meant then
    return;
  end if;

  -- One statement, so that foreign keys are checked when all rows are gone.
  for relation in select distinct d.table_name from doomed d loop
    execute format('alter table %I disable trigger user', relation.table_name);
  end loop;
  select string_agg(
    format(
      'd%s as (delete from %I r using doomed d where d.table_name = %L and d.key = %s)',
      row_number, t.table_name, t.table_name, key_text(t.table_name::regclass, 'r')
    ), ', '
  ) into deletions
  from (select d.table_name, row_number() over () from doomed d group by d.table_name) t;
  if deletions is not null then
    execute format('with %s select', deletions);
  end if;
  set constraints all immediate;
  for relation in select distinct d.table_name from doomed d loop
    execute format('alter table %I enable trigger user', relation.table_name);
  end loop;
  alter table sample_rows disable trigger user;
  delete from sample_rows;
  alter table sample_rows enable trigger user;
end $$;

-- Whose rows a query touches stands in the query (docs/decisions/0042): the policies of 0064, 0065, 0068 and 0090 go.
do $$
declare
  each record;
begin
  for each in select tablename, policyname from pg_policies where schemaname = 'public' loop
    execute format('drop policy %I on %I', each.policyname, each.tablename);
    execute format('alter table %I disable row level security', each.tablename);
  end loop;
end $$;
--> statement-breakpoint
drop function may_write_cart(integer), may_write_list(integer), may_write_member(integer), may_write_return(integer),
  may_write_order(integer), may_write_for(integer);

-- The second wall between companies (docs/decisions/0030): the shop's role writes, changes and locks only rows of the company that its
-- transaction is for. Reading is as before. The role that owns the tables is not held to it.
--
-- The functions are volatile: so they see what the statement that calls them has written (an order with its lines, a new cart with its
-- first one), and a merge that it has waited for.

-- Whether a row of that company may be written. A transaction of the version before tells no company: it may write as it could.
create function may_write_for(company integer) returns boolean language plpgsql as $$
declare
  acting text := coalesce(nullif(current_setting('pressline.company', true), ''), 'all');
  merged integer;
begin
  if acting in ('all', company::text) then return true; end if;
  if acting = 'none' then return false; end if;
  -- What was its company's when the call began may be another's by now (follow_merge).
  merged := acting::integer;
  loop
    select merged_into into merged from companies where id = merged;
    if merged is null then return false; end if;
    if merged = company then return true; end if;
  end loop;
end $$;
--> statement-breakpoint
create function may_write_cart(cart integer) returns boolean language plpgsql as $$
begin
  return exists (select from carts where id = cart and may_write_for(company_id));
end $$;
--> statement-breakpoint
create function may_write_list(list integer) returns boolean language plpgsql as $$
begin
  return exists (select from part_lists where id = list and may_write_for(company_id));
end $$;
--> statement-breakpoint
create function may_write_order(placed integer) returns boolean language plpgsql as $$
begin
  return exists (select from orders where id = placed and may_write_for(company_id));
end $$;
--> statement-breakpoint
create function may_write_return(asked integer) returns boolean language plpgsql as $$
begin
  return exists (select from order_returns where id = asked and may_write_order(order_id));
end $$;
--> statement-breakpoint
alter table companies enable row level security;
--> statement-breakpoint
create policy companies_read on companies for select using (true);
--> statement-breakpoint
create policy companies_write on companies using (may_write_for(id)) with check (may_write_for(id));
--> statement-breakpoint
alter table customers enable row level security;
--> statement-breakpoint
create policy customers_read on customers for select using (true);
--> statement-breakpoint
create policy customers_write on customers using (may_write_for(company_id)) with check (may_write_for(company_id));
--> statement-breakpoint
alter table delivery_addresses enable row level security;
--> statement-breakpoint
create policy delivery_addresses_read on delivery_addresses for select using (true);
--> statement-breakpoint
create policy delivery_addresses_write on delivery_addresses using (may_write_for(company_id)) with check (may_write_for(company_id));
--> statement-breakpoint
alter table invitations enable row level security;
--> statement-breakpoint
create policy invitations_read on invitations for select using (true);
--> statement-breakpoint
create policy invitations_write on invitations using (may_write_for(company_id)) with check (may_write_for(company_id));
--> statement-breakpoint
alter table own_part_numbers enable row level security;
--> statement-breakpoint
create policy own_part_numbers_read on own_part_numbers for select using (true);
--> statement-breakpoint
create policy own_part_numbers_write on own_part_numbers using (may_write_for(company_id)) with check (may_write_for(company_id));
--> statement-breakpoint
alter table part_lists enable row level security;
--> statement-breakpoint
create policy part_lists_read on part_lists for select using (true);
--> statement-breakpoint
create policy part_lists_write on part_lists using (may_write_for(company_id)) with check (may_write_for(company_id));
--> statement-breakpoint
alter table carts enable row level security;
--> statement-breakpoint
create policy carts_read on carts for select using (true);
--> statement-breakpoint
create policy carts_write on carts using (may_write_for(company_id)) with check (may_write_for(company_id));
--> statement-breakpoint
alter table approval_requests enable row level security;
--> statement-breakpoint
create policy approval_requests_read on approval_requests for select using (true);
--> statement-breakpoint
create policy approval_requests_write on approval_requests using (may_write_for(company_id)) with check (may_write_for(company_id));
--> statement-breakpoint
alter table orders enable row level security;
--> statement-breakpoint
create policy orders_read on orders for select using (true);
--> statement-breakpoint
create policy orders_write on orders using (may_write_for(company_id)) with check (may_write_for(company_id));
--> statement-breakpoint
alter table cart_lines enable row level security;
--> statement-breakpoint
create policy cart_lines_read on cart_lines for select using (true);
--> statement-breakpoint
create policy cart_lines_write on cart_lines using (may_write_cart(cart_id)) with check (may_write_cart(cart_id));
--> statement-breakpoint
alter table part_list_lines enable row level security;
--> statement-breakpoint
create policy part_list_lines_read on part_list_lines for select using (true);
--> statement-breakpoint
create policy part_list_lines_write on part_list_lines using (may_write_list(list_id)) with check (may_write_list(list_id));
--> statement-breakpoint
alter table part_list_reminders enable row level security;
--> statement-breakpoint
create policy part_list_reminders_read on part_list_reminders for select using (true);
--> statement-breakpoint
create policy part_list_reminders_write on part_list_reminders using (may_write_list(list_id)) with check (may_write_list(list_id));
--> statement-breakpoint
alter table order_lines enable row level security;
--> statement-breakpoint
create policy order_lines_read on order_lines for select using (true);
--> statement-breakpoint
create policy order_lines_write on order_lines using (may_write_order(order_id)) with check (may_write_order(order_id));
--> statement-breakpoint
alter table purchase_orders enable row level security;
--> statement-breakpoint
create policy purchase_orders_read on purchase_orders for select using (true);
--> statement-breakpoint
create policy purchase_orders_write on purchase_orders using (may_write_order(order_id)) with check (may_write_order(order_id));
--> statement-breakpoint
alter table order_progress enable row level security;
--> statement-breakpoint
create policy order_progress_read on order_progress for select using (true);
--> statement-breakpoint
create policy order_progress_write on order_progress using (may_write_order(order_id)) with check (may_write_order(order_id));
--> statement-breakpoint
alter table order_versions enable row level security;
--> statement-breakpoint
create policy order_versions_read on order_versions for select using (true);
--> statement-breakpoint
create policy order_versions_write on order_versions using (may_write_order(order_id)) with check (may_write_order(order_id));
--> statement-breakpoint
alter table order_line_quantities enable row level security;
--> statement-breakpoint
create policy order_line_quantities_read on order_line_quantities for select using (true);
--> statement-breakpoint
create policy order_line_quantities_write on order_line_quantities using (may_write_order(order_id)) with check (may_write_order(order_id));
--> statement-breakpoint
alter table order_events enable row level security;
--> statement-breakpoint
create policy order_events_read on order_events for select using (true);
--> statement-breakpoint
create policy order_events_write on order_events using (may_write_order(order_id)) with check (may_write_order(order_id));
--> statement-breakpoint
alter table change_requests enable row level security;
--> statement-breakpoint
create policy change_requests_read on change_requests for select using (true);
--> statement-breakpoint
create policy change_requests_write on change_requests using (may_write_order(order_id)) with check (may_write_order(order_id));
--> statement-breakpoint
alter table order_messages enable row level security;
--> statement-breakpoint
create policy order_messages_read on order_messages for select using (true);
--> statement-breakpoint
create policy order_messages_write on order_messages using (may_write_order(order_id)) with check (may_write_order(order_id));
--> statement-breakpoint
alter table order_documents enable row level security;
--> statement-breakpoint
create policy order_documents_read on order_documents for select using (true);
--> statement-breakpoint
create policy order_documents_write on order_documents using (may_write_order(order_id)) with check (may_write_order(order_id));
--> statement-breakpoint
alter table order_returns enable row level security;
--> statement-breakpoint
create policy order_returns_read on order_returns for select using (true);
--> statement-breakpoint
create policy order_returns_write on order_returns using (may_write_order(order_id)) with check (may_write_order(order_id));
--> statement-breakpoint
alter table shipments enable row level security;
--> statement-breakpoint
create policy shipments_read on shipments for select using (true);
--> statement-breakpoint
create policy shipments_write on shipments using (may_write_order(order_id)) with check (may_write_order(order_id));
--> statement-breakpoint
alter table order_return_lines enable row level security;
--> statement-breakpoint
create policy order_return_lines_read on order_return_lines for select using (true);
--> statement-breakpoint
create policy order_return_lines_write on order_return_lines using (may_write_return(return_id)) with check (may_write_return(return_id));
--> statement-breakpoint
alter table order_return_events enable row level security;
--> statement-breakpoint
create policy order_return_events_read on order_return_events for select using (true);
--> statement-breakpoint
create policy order_return_events_write on order_return_events using (may_write_return(return_id)) with check (may_write_return(return_id));
--> statement-breakpoint
alter table order_return_pictures enable row level security;
--> statement-breakpoint
create policy order_return_pictures_read on order_return_pictures for select using (true);
--> statement-breakpoint
create policy order_return_pictures_write on order_return_pictures using (may_write_return(return_id)) with check (may_write_return(return_id));

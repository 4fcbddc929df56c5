-- What has happened stays as it was written, whoever asks: orders (B9), their lines, the audit list, the history of rates. The
-- trigger's arguments are the columns that may still change; what the database's role for the shop may do follows from this
-- trigger alone (platform/database/grant-rights.ts). How a column may change is said by the triggers of each row.
create function refuse_removal() returns trigger language plpgsql as $$
begin
  raise exception '% is append only: % is refused', tg_table_name, lower(tg_op) using errcode = 'check_violation';
end $$;
--> statement-breakpoint
create trigger append_only before delete or truncate on orders
  for each statement execute function refuse_removal('status');
--> statement-breakpoint
create trigger append_only before delete or truncate on order_lines
  for each statement execute function refuse_removal('serial', 'machine');
--> statement-breakpoint
create trigger append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_removal();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on exchange_rate_changes
  for each statement execute function refuse_removal();

ALTER TABLE "invitations" ADD COLUMN "joined_id" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_joined_id_customers_id_fk" FOREIGN KEY ("joined_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_joined_id_index" ON "invitations" USING btree ("joined_id");
--> statement-breakpoint
-- Joining notes one moment for both.
update invitations set joined_id = customers.id
from customers
where lower(customers.email) = lower(invitations.email) and customers.created_at = invitations.ended_at;
--> statement-breakpoint
-- What is written for a company that was merged into another is the other's (H8); what a member writes is their company's as it is then,
-- whatever their session said when the call began. It waits for a merge, or for one that is put back: both hold the company's row. Whose
-- it is, is in the column that the trigger names; without one, the member whom the transaction is for.
create or replace function follow_merge() returns trigger language plpgsql as $$
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
drop trigger delivery_addresses_merged on delivery_addresses;
--> statement-breakpoint
create trigger delivery_addresses_merged before insert on delivery_addresses for each row execute function follow_merge('customer_id');
--> statement-breakpoint
drop trigger carts_merged on carts;
--> statement-breakpoint
create trigger carts_merged before insert on carts for each row execute function follow_merge('customer_id');
--> statement-breakpoint
drop trigger orders_merged on orders;
--> statement-breakpoint
create trigger orders_merged before insert on orders for each row execute function follow_merge('customer_id');
--> statement-breakpoint
drop trigger approval_requests_merged on approval_requests;
--> statement-breakpoint
create trigger approval_requests_merged before insert on approval_requests for each row execute function follow_merge('customer_id');
--> statement-breakpoint
drop trigger part_lists_merged on part_lists;
--> statement-breakpoint
create trigger part_lists_merged before insert on part_lists for each row execute function follow_merge('customer_id');
--> statement-breakpoint
drop trigger invitations_merged on invitations;
--> statement-breakpoint
create trigger invitations_merged before insert on invitations for each row execute function follow_merge('invited_by');
--> statement-breakpoint
drop trigger own_part_numbers_merged on own_part_numbers;
--> statement-breakpoint
create trigger own_part_numbers_merged before insert on own_part_numbers for each row execute function follow_merge('session');
--> statement-breakpoint
-- A member may write for the company that is theirs now: their session may have begun in another.
create or replace function may_write_for(company integer) returns boolean language plpgsql as $$
declare
  acting text := coalesce(nullif(current_setting('pressline.company', true), ''), 'all');
  member integer := nullif(current_setting('pressline.member', true), '')::integer;
  present integer;
  merged integer;
begin
  if acting in ('all', company::text) then return true; end if;
  if acting = 'none' then return false; end if;
  if member is not null then
    select company_id into present from customers where id = member;
    if present = company then return true; end if;
  end if;
  -- What was its company's when the call began may be another's by now (follow_merge).
  merged := acting::integer;
  loop
    select merged_into into merged from companies where id = merged;
    if merged is null then return false; end if;
    if merged = company then return true; end if;
  end loop;
end $$;

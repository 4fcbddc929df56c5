ALTER TABLE "audit_entries" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "read_by_customer_id" integer;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD COLUMN "decided_for" integer;--> statement-breakpoint
ALTER TABLE "machine_labels" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "quotation_events" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "quotation_versions" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "order_return_events" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_read_by_customer_id_customers_id_fk" FOREIGN KEY ("read_by_customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_decided_for_customers_id_fk" FOREIGN KEY ("decided_for") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "machine_labels" ADD CONSTRAINT "machine_labels_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_events" ADD CONSTRAINT "quotation_events_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_versions" ADD CONSTRAINT "quotation_versions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_events" ADD CONSTRAINT "order_return_events_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_of_member" ON "audit_entries" USING btree ("customer_id") WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "order_messages_of_member" ON "order_messages" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_messages_read_by" ON "order_messages" USING btree ("read_by_customer_id");--> statement-breakpoint
CREATE INDEX "approval_requests_decided_for_index" ON "approval_requests" USING btree ("decided_for");--> statement-breakpoint
CREATE INDEX "machine_labels_of_member" ON "machine_labels" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "quotation_events_of_member" ON "quotation_events" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "quotation_versions_of_member" ON "quotation_versions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "order_return_events_of_member" ON "order_return_events" USING btree ("customer_id");
--> statement-breakpoint
-- ---- Who wrote it, by id (D53) ----

-- Until now these rows had the name alone. They get the id of the member who has that name, if it is the only one in the company.
alter table order_messages disable trigger user;
--> statement-breakpoint
update order_messages set customer_id = named.id
from (select company_id, first_name || ' ' || surname as name, min(id) as id from customers group by 1, 2 having count(*) = 1) as named, orders
where orders.id = order_messages.order_id and named.company_id = orders.company_id and named.name = by_name and side = 'buyer';
--> statement-breakpoint
update order_messages set read_by_customer_id = named.id
from (select company_id, first_name || ' ' || surname as name, min(id) as id from customers group by 1, 2 having count(*) = 1) as named, orders
where orders.id = order_messages.order_id and named.company_id = orders.company_id and named.name = read_by_name and side = 'shop';
--> statement-breakpoint
drop trigger append_only on order_messages;
--> statement-breakpoint
create trigger append_only before delete or truncate on order_messages
  for each statement execute function refuse_removal('read_at', 'read_by_name', 'read_by_customer_id', 'by_name', 'message');
--> statement-breakpoint
drop trigger order_messages_stay on order_messages;
--> statement-breakpoint
create trigger order_messages_stay before update of id, order_id, side, by_name, customer_id, message, written_at on order_messages for each row
  when (not is_erasing(to_jsonb(old), to_jsonb(new), array['by_name', 'message', 'read_by_name']))
  execute function refuse_removal();
--> statement-breakpoint
alter table order_messages enable trigger user;
--> statement-breakpoint
update approval_requests set decided_for = named.id
from (select company_id, first_name || ' ' || surname as name, min(id) as id from customers group by 1, 2 having count(*) = 1) as named
where named.company_id = approval_requests.company_id and named.name = decided_for_name;
--> statement-breakpoint
update machine_labels set customer_id = named.id
from (select company_id, first_name || ' ' || surname as name, min(id) as id from customers group by 1, 2 having count(*) = 1) as named, machines
where machines.id = machine_id and named.company_id = machines.company_id and named.name = made_by
  and not exists (select from staff where staff.name = made_by);
--> statement-breakpoint
alter table quotation_versions disable trigger user;
--> statement-breakpoint
update quotation_versions set customer_id = named.id
from (select company_id, first_name || ' ' || surname as name, min(id) as id from customers group by 1, 2 having count(*) = 1) as named, quotations
where quotations.id = quotation_id and named.company_id = quotations.company_id and named.name = by_name and staff_id is null;
--> statement-breakpoint
alter table quotation_versions enable trigger user;
--> statement-breakpoint
alter table quotation_events disable trigger user;
--> statement-breakpoint
update quotation_events set customer_id = named.id
from (select company_id, first_name || ' ' || surname as name, min(id) as id from customers group by 1, 2 having count(*) = 1) as named, quotations
where quotations.id = quotation_id and named.company_id = quotations.company_id and named.name = by_name and not is_staff;
--> statement-breakpoint
alter table quotation_events enable trigger user;
--> statement-breakpoint
alter table order_return_events disable trigger user;
--> statement-breakpoint
update order_return_events set customer_id = named.id
from (select company_id, first_name || ' ' || surname as name, min(id) as id from customers group by 1, 2 having count(*) = 1) as named,
  order_returns, orders
where order_returns.id = return_id and orders.id = order_id and named.company_id = orders.company_id and named.name = by_name and not is_staff;
--> statement-breakpoint
alter table order_return_events enable trigger user;
--> statement-breakpoint
-- Entries of the audit list name their author 'Ada Harbour (customer)', or 'Counter for Ada Harbour' with the staff member's id. The
-- companies of an entry are those of its subjects.
alter table audit_entries disable trigger user;
--> statement-breakpoint
update audit_entries set customer_id = found.id
from (
  select entry.id as entry_id, min(author.id) as id
  from audit_entries as entry
  cross join lateral (
    select subject from unnest(entry.subjects) as subject where subject ~ '^(customer|order|quotation|company):\d{1,9}$' offset 0
  ) as about
  join lateral (
    select company_id from customers where subject = 'customer:' || customers.id and id = split_part(subject, ':', 2)::integer
    union select company_id from orders where subject = 'order:' || orders.id and id = split_part(subject, ':', 2)::integer
    union select company_id from quotations where subject = 'quotation:' || quotations.id and id = split_part(subject, ':', 2)::integer
    union select id from companies where subject = 'company:' || companies.id and id = split_part(subject, ':', 2)::integer
  ) as owner on true
  left join staff on staff.id = entry.staff_id
  join customers as author on author.company_id = owner.company_id
    and entry.staff_name = case
      when entry.staff_id = 0 then author.first_name || ' ' || author.surname || ' (customer)'
      else staff.name || ' for ' || author.first_name || ' ' || author.surname
    end
  where (entry.staff_id <> 0 or entry.staff_name like '% (customer)')
  group by entry.id
  having count(distinct author.id) = 1
) as found
where audit_entries.id = found.entry_id;
--> statement-breakpoint
-- An invitation was found in the list by its address; from now on by its id.
update audit_entries set after = after || jsonb_build_object('invitationId', invitations.id)
from invitations
where entity = 'customer' and action = 'invited' and entity_id = invitations.invited_by::text and at = invitations.created_at
  and lower(after ->> 'email') = lower(invitations.email);
--> statement-breakpoint
update audit_entries set before = before || jsonb_build_object('invitationId', invitations.id)
from invitations
where entity = 'customer' and action = 'took an invitation back of' and at = invitations.ended_at
  and lower(before ->> 'email') = lower(invitations.email);
--> statement-breakpoint
alter table audit_entries enable trigger user;
--> statement-breakpoint
-- An entry that is written about an erased person later (an order under way, which keeps its names) brings no name back.
create function audit_entry_of_erased() returns trigger language plpgsql as $$
declare
  person integer := (
    select customer_id
    from unnest(new.subjects) as subject
    join erasures on customer_id = case when subject ~ '^customer:\d{1,9}$' then split_part(subject, ':', 2)::integer end
    limit 1
  );
begin
  if person is null then return new; end if;
  new.about := case when new.entity in ('order', 'purchase order') then 'MA00' || new.entity_id else '–' end;
  new.words := '';
  new.before := erased_json(new.before);
  new.after := erased_json(new.after);
  return new;
end $$;
--> statement-breakpoint
-- By name it comes after audit_subjects, which fills the subjects.
create trigger audit_subjects_of_erased before insert on audit_entries for each row execute function audit_entry_of_erased();

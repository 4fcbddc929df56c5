-- What a company has bought (0063) is behind the wall as well (docs/decisions/0030).
alter table bought_parts enable row level security;
--> statement-breakpoint
create policy bought_parts_read on bought_parts for select using (true);
--> statement-breakpoint
create policy bought_parts_write on bought_parts using (may_write_for(company_id)) with check (may_write_for(company_id));

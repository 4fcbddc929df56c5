-- They were added "not valid", so that no table was read under a lock (CONTRIBUTING.md). Validating takes a lock that lets everybody read
-- and write meanwhile.
alter table orders validate constraint orders_placed_by;--> statement-breakpoint
alter table product_import_changes validate constraint product_import_changes_kind;--> statement-breakpoint
alter table search_synonyms validate constraint search_synonyms_language;--> statement-breakpoint
alter table products validate constraint products_unit;--> statement-breakpoint
alter table staff validate constraint staff_rights;

CREATE TABLE "replacement_parts" (
	"product_id" integer NOT NULL,
	"successor_id" integer NOT NULL,
	"quantity" smallint DEFAULT 1 NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "replacement_parts_product_id_successor_id_pk" PRIMARY KEY("product_id","successor_id"),
	CONSTRAINT "replacement_parts_quantity" CHECK ("replacement_parts"."quantity" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "replacements" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"from_on" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "replacement_parts" ADD CONSTRAINT "replacement_parts_product_id_replacements_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."replacements"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacement_parts" ADD CONSTRAINT "replacement_parts_successor_id_products_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replacements" ADD CONSTRAINT "replacements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replacement_parts_successor_id_index" ON "replacement_parts" USING btree ("successor_id");--> statement-breakpoint
create trigger replacements_changed after insert or update or delete or truncate on replacements
  for each statement execute function tell_change();
--> statement-breakpoint
create trigger replacement_parts_changed after insert or update or delete or truncate on replacement_parts
  for each statement execute function tell_change();
--> statement-breakpoint
-- A part that is replaced by itself in the end would lead its buyers in a circle (J5).
create function refuse_replacement_circle() returns trigger language plpgsql as $$
begin
  -- One after the other: of two changes that close half a circle each, neither would see the other's half.
  perform pg_advisory_xact_lock(7290040);
  if exists (
    with recursive later(id) as (
      select new.successor_id
      union
      select part.successor_id from replacement_parts as part join later on part.product_id = later.id
    )
    select from later where id = new.product_id
  ) then
    raise exception 'product % would be replaced by itself', new.product_id
      using errcode = 'check_violation', constraint = 'replacement_parts_circle';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger replacement_parts_circle after insert or update on replacement_parts
  for each row execute function refuse_replacement_circle();

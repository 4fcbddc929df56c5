CREATE TABLE "part_costs" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"cost_minor" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "part_costs_amount" CHECK ("part_costs"."cost_minor" >= 0)
);
--> statement-breakpoint
ALTER TABLE "part_costs" ADD CONSTRAINT "part_costs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
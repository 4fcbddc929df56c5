CREATE TABLE "product_sheets" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"file_key" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_sheets_size" CHECK ("product_sheets"."size_bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "product_sheets" ADD CONSTRAINT "product_sheets_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
-- Reads the table without keeping anybody from it.
ALTER TABLE "products" VALIDATE CONSTRAINT "products_type_id_product_types_id_fk";

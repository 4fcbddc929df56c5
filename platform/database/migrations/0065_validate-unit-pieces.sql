ALTER TABLE "products" VALIDATE CONSTRAINT "products_unit_pieces";

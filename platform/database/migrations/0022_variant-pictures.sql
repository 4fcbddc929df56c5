CREATE TABLE "variant_pictures" (
	"of_image_hash" text NOT NULL,
	"variant_id" integer NOT NULL,
	"image_hash" text NOT NULL,
	CONSTRAINT "variant_pictures_of_image_hash_variant_id_pk" PRIMARY KEY("of_image_hash","variant_id")
);
--> statement-breakpoint
ALTER TABLE "variant_pictures" ADD CONSTRAINT "variant_pictures_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variant_pictures_variant_id_index" ON "variant_pictures" USING btree ("variant_id");--> statement-breakpoint
CREATE TRIGGER variant_pictures_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "variant_pictures"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();

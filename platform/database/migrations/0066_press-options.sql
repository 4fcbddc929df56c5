ALTER TABLE "machines" ADD COLUMN "missing_options" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Until now, naming some options of a press said that it has no others.
UPDATE "machines" AS machine
SET "missing_options" = array(SELECT option FROM unnest(model."options") AS option WHERE option <> ALL (machine."options"))
FROM "press_models" AS model
WHERE model."id" = machine."model_id" AND machine."options" IS NOT NULL;--> statement-breakpoint
-- Pages show how many pieces a unit holds, so that a change of it makes them stale.
DROP TRIGGER products_updated ON products;--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products FOR EACH ROW
  WHEN ((old.name, old.intro, old.details, old.usd_minor, old.eur_minor, old.active, old.award, old.family_id, old.flash, old.unit,
         old.unit_pieces, old.use_cloud_image, old.image_hash, old.stock_level > 0)
        IS DISTINCT FROM
        (new.name, new.intro, new.details, new.usd_minor, new.eur_minor, new.active, new.award, new.family_id, new.flash, new.unit,
         new.unit_pieces, new.use_cloud_image, new.image_hash, new.stock_level > 0))
  EXECUTE FUNCTION notify_change();

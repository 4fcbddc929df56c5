ALTER TABLE "machines" ADD COLUMN "missing_options" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Until now, naming some options of a press said that it has no others.
UPDATE "machines" AS machine
SET "missing_options" = array(SELECT option FROM unnest(model."options") AS option WHERE option <> ALL (machine."options"))
FROM "press_models" AS model
WHERE model."id" = machine."model_id" AND machine."options" IS NOT NULL;

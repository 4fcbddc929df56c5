ALTER TABLE "categories" ADD COLUMN "on_dashboard" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "picture_part" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_role" CHECK ("categories"."role" in ('blades', 'tape', 'anilox', 'consumables'));--> statement-breakpoint
-- Until now these places of the shop knew their category by its number.
UPDATE "categories" SET
  "role" = CASE "id" WHEN 22 THEN 'blades' WHEN 28 THEN 'tape' WHEN 24 THEN 'anilox' WHEN 27 THEN 'consumables' END,
  "on_dashboard" = "id" IN (28, 27, 21)
WHERE "id" IN (21, 22, 24, 27, 28);

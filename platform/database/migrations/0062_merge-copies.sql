-- A merge can't be undone (D59): what was is a copy, kept for ninety days.
ALTER TABLE "company_merges" RENAME COLUMN "moved" TO "copy";--> statement-breakpoint
ALTER TABLE "company_merges" DROP COLUMN "undone_at";--> statement-breakpoint
CREATE INDEX "company_merges_merged_at_index" ON "company_merges" USING btree ("merged_at");

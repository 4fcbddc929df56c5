DROP INDEX "specifications_figure_part";--> statement-breakpoint
DROP INDEX "specifications_word_part";--> statement-breakpoint
CREATE INDEX "specifications_attribute" ON "specifications" USING btree ("attribute_id");
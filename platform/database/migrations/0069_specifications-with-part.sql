-- What a list is filtered by is found in the indexes alone: the part stands in them.
CREATE INDEX "specifications_figure_part" ON "specifications" USING btree ("attribute_id","low","high","product_id");--> statement-breakpoint
CREATE INDEX "specifications_word_part" ON "specifications" USING btree ("attribute_id","word","product_id");--> statement-breakpoint
DROP INDEX "specifications_figure";--> statement-breakpoint
DROP INDEX "specifications_word";

CREATE INDEX "company_merges_merged_at_index" ON "company_merges" USING btree ("merged_at");

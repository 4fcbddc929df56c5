CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_trigram";--> statement-breakpoint
DROP INDEX "products_name_id_index";--> statement-breakpoint
CREATE INDEX "search_words_trigram" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_name_id_index" ON "products" USING btree ("name","id");
--> statement-breakpoint
-- Words of four letters and more, in lower case: shorter ones are too like each other to be corrected.
create function search_words_in(texts text) returns setof text language sql stable as $$
  select distinct word
  from regexp_split_to_table(lower(texts collate "und-x-icu"), '[^[:alpha:]]+') as word
  where length(word) between 4 and 40
$$;
--> statement-breakpoint
-- The search corrects typing errors by the words of the catalogue (D9). In order: two saves at once wait, but never for each other.
create function remember_search_words() returns trigger language plpgsql as $$
begin
  insert into search_words (word)
  select word from search_words_in(concat_ws(' ', new.name, new.intro, new.details)) as word order by word
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger products_search_words after insert or update of name, intro, details on products
  for each row execute function remember_search_words();
--> statement-breakpoint
insert into search_words (word)
select distinct word from products, search_words_in(concat_ws(' ', name, intro, details)) as word;

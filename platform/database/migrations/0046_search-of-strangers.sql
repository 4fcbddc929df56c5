ALTER TABLE "search_synonyms" DROP CONSTRAINT "search_synonyms_text";--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "kind" text DEFAULT 'synonym' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "times_ordered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_kind" CHECK ("search_synonyms"."kind" in ('synonym', 'carrier', 'symptom', 'number')) not valid;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_text" CHECK ("search_synonyms"."word" <> '' and ("search_synonyms"."means" <> '') = ("search_synonyms"."kind" <> 'carrier')) not valid;
--> statement-breakpoint

-- A press by its number: 'P7-13' has p713, and p7 of its series, but not 13, which is a size.
create function search_model_keys(name text) returns setof text language sql immutable parallel safe as $$
  select (select key from search_keys_in(written) as key order by length(key) desc, key limit 1)
  from unnest(array[name, split_part(name, '-', 1)]) as written
  where written ~ '[0-9]'
$$;
--> statement-breakpoint

-- All that a product is found by: its texts, facts, figures and part number, the presses that it fits, and the translations with
-- the weight of the English text. The translations are looked up one by one, since the planner can't know that a product has few facts.
create or replace function search_document_of(product products) returns tsvector language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
declare
  facts text[];
  weights "char"[];
  lexemes text;
  weight_of_facts "char";
  words_of_weight text;
  document tsvector := setweight(to_tsvector('english', product.name), 'A') || setweight(to_tsvector('english', product.intro), 'B')
    || setweight(to_tsvector('english', product.details), 'C');
begin
  select array_agg(words), array_agg(weight) into facts, weights from search_facts_of(product);
  select string_agg(found.lexeme, ' ') into lexemes
  from (
    select lexeme || ':1B' from search_keys_in(product.name) as lexeme
    union all
    select lexeme || ':1B' from search_figures_in(product.intro) as lexeme
    union all
    select lexeme || ':1D' from search_figures_in(product.details) as lexeme
    union all
    select lexeme || ':1B' from search_measures_of(product) as lexeme
    union all
    select lexeme || ':1D'
    from press_models as model, search_model_keys(model.name) as lexeme
    where model.id in (select model_id from part_fits where product_id = product.id) and not model.archived
    union all
    select format('%s:1%s', lexeme, fact.weight)
    from unnest(facts, weights) as fact (words, weight), search_keys_in(fact.words) as lexeme
    where fact.words ~ '[0-9]'
    union all
    select format('%L:1%s', lexeme, said.weight)
    from (
      select product.intro, 'B'::"char"
      union all
      select product.details, 'C'
      union all
      select words, weight from unnest(facts, weights) as fact (words, weight)
    ) as said (english, weight)
    cross join lateral (select texts.lexemes from catalogue_texts as texts where md5(texts.english) = md5(said.english) offset 0) as translated
    cross join lateral unnest(translated.lexemes) as lexeme
  ) as found (lexeme);
  document := document || coalesce(lexemes, '')::tsvector;
  foreach weight_of_facts in array array['A', 'B', 'C', 'D']::"char"[] loop
    select string_agg(words, ' ') into words_of_weight from unnest(facts, weights) as fact (words, weight) where weight = weight_of_facts;
    document := document || setweight(to_tsvector('english', coalesce(words_of_weight, '')), weight_of_facts);
  end loop;
  return document;
end $$;
--> statement-breakpoint

create trigger part_fits_searched after insert on part_fits referencing new table as changed
  for each statement execute function refresh_search_of_rows();
--> statement-breakpoint

create trigger part_fits_changed_search after update on part_fits referencing new table as changed
  for each statement execute function refresh_search_of_rows();
--> statement-breakpoint

create trigger part_fits_forgotten after delete on part_fits referencing old table as changed
  for each statement execute function refresh_search_of_rows();
--> statement-breakpoint

create function refresh_search_of_model() returns trigger language plpgsql as $$
begin
  perform refresh_search_documents(array(select distinct product_id from part_fits where model_id = new.id));
  return null;
end $$;
--> statement-breakpoint

create trigger press_models_searched after update of name, archived on press_models
  for each row when ((old.name, old.archived) is distinct from (new.name, new.archived)) execute function refresh_search_of_model();
--> statement-breakpoint

select refresh_search_documents(array(select distinct product_id from part_fits));

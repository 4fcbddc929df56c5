CREATE TABLE "search_shelves" (
	"place" smallint NOT NULL,
	"shelf" integer NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_shelves_place_shelf_pk" PRIMARY KEY("place","shelf"),
	CONSTRAINT "search_shelves_place" CHECK ("search_shelves"."place" between 1 and 3)
);--> statement-breakpoint
-- Products stand 512 to a shelf, by number: none ever moves to another one. search-queries.ts says it as a range.
create function search_shelf(product_id integer) returns integer language sql immutable parallel safe as $$ select product_id >> 9 $$;
--> statement-breakpoint
-- The words of a document and the first place where each stands: 1 the name, 2 the intro, 3 elsewhere. Numbers are as many as
-- there are parts; who looks for one of them finds few.
create function search_places_in(document tsvector) returns table (lexeme text, place smallint) language sql immutable parallel safe as $$
  select lexeme, (case when weights && '{A}' then 1 when weights && '{B}' then 2 else 3 end)::smallint
  from unnest(document)
  where lexeme !~ '[0-9]'
$$;
--> statement-breakpoint
-- Notes what every shelf holds anew: after products were put there past the triggers, or to forget the words of those that went.
create function fill_search_shelves() returns void language sql as $$
  lock table products in share mode; -- a save under way would be missed
  delete from search_shelves;
  insert into search_shelves (place, shelf, words)
  select upto.place, shelf, array_to_tsvector(array_agg(lexeme))
  from (
    select search_shelf(id) as shelf, word.lexeme, min(word.place) as place
    from products, search_places_in(search_document) as word
    group by search_shelf(id), word.lexeme
  ) as word
  join generate_series(1, 3) as upto(place) on upto.place >= word.place
  group by upto.place, shelf
  order by upto.place, shelf;
$$;
--> statement-breakpoint
-- Most products bring their shelf no new word, and then nothing is written, so that two saves seldom wait for each other.
create function remember_search_shelf() returns trigger language plpgsql as $$
begin
  insert into search_shelves as kept (place, shelf, words)
  select upto.place, search_shelf(new.id), array_to_tsvector(array_agg(word.lexeme))
  from search_places_in(new.search_document) as word
  join generate_series(1, 3) as upto(place) on upto.place >= word.place
  group by upto.place
  having not exists (
    select
    from search_shelves as shelf
    where shelf.place = upto.place and shelf.shelf = search_shelf(new.id)
      and array_agg(word.lexeme) <@ tsvector_to_array(shelf.words)
  )
  order by upto.place
  on conflict (place, shelf) do update set words = kept.words || excluded.words;
  return null;
end $$;
--> statement-breakpoint
create trigger products_search_shelf after insert or update of name, intro, details on products
  for each row execute function remember_search_shelf();
--> statement-breakpoint
select fill_search_shelves();

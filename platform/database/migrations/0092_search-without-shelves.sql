-- Words that very many parts have are looked up like all others (docs/decisions/0041): the shelves of 0014 go.
drop trigger products_search_shelf on products;
--> statement-breakpoint
drop function remember_search_shelf(), fill_search_shelves(), search_places_in(tsvector), search_shelf(integer);
--> statement-breakpoint
DROP TABLE "search_shelves" CASCADE;

alter table search_synonyms validate constraint search_synonyms_kind;
--> statement-breakpoint
alter table search_synonyms validate constraint search_synonyms_text;

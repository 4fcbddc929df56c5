CREATE TABLE "translation_versions" (
	"key" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_import_changes" DROP CONSTRAINT "product_import_changes_kind";--> statement-breakpoint
ALTER TABLE "product_import_changes" ADD CONSTRAINT "product_import_changes_kind" CHECK ("product_import_changes"."kind" in ('products', 'widths', 'texts')) not valid;
--> statement-breakpoint
-- Every English text that may be said in other languages (N3), and what says it. What is empty says nothing.
create view translatable_texts as
  select said.kind, said.thing, said.thing_name, said.english
  from (
    select 'category' as kind, 'category:' || id as thing, name as thing_name, name as english from categories
    union all
    select 'subcategory', 'subcategory:' || id, name, name from subcategories
    union all
    select 'type', 'type:' || id, name, name from product_types
    union all
    select 'attribute', 'type:' || type_id, type.name, attribute.name
    from attributes as attribute join product_types as type on type.id = attribute.type_id
    union all
    select 'unit', 'type:' || type_id, type.name, attribute.unit
    from attributes as attribute join product_types as type on type.id = attribute.type_id
    union all
    select 'word', 'type:' || type_id, type.name, stated.word
    from (select distinct attribute_id, word from specifications where word is not null) as stated
    join attributes as attribute on attribute.id = stated.attribute_id
    join product_types as type on type.id = attribute.type_id
    union all
    select 'intro', 'product:' || id, name, intro from products
    union all
    select 'details', 'product:' || id, name, details from products
    union all
    select 'flash', 'product:' || id, name, flash from products
    union all
    select 'picture', 'product:' || product_id, product.name, picture.alt
    from product_pictures as picture join products as product on product.id = picture.product_id
    union all
    select 'replacement', 'product:' || product_id, product.name, note
    from replacements join products as product on product.id = product_id
    union all
    select 'picture', 'home:' || country, 'home', description from home_images
    union all
    select 'width', 'family:' || family_id, family.name, width.details
    from product_variants as width join variant_families as family on family.id = width.family_id
    union all
    select 'news_title', 'news:' || id, title, title from news
    union all
    select 'news_text', 'news:' || id, title, text from news
  ) as said
  where said.english <> '';

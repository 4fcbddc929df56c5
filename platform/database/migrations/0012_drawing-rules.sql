-- A press has one drawing of an assembly (J4).
alter table press_drawings add constraint press_drawings_once
  exclude using gist (assembly_id with =, serials with &&);
--> statement-breakpoint
-- An assembly is below one of its own model, and never below itself.
create function refuse_assembly_circle() returns trigger language plpgsql as $$
declare
  above integer := new.parent_id;
  above_model integer;
begin
  -- One change of a model's tree at a time, so that two can't close a circle together.
  perform 1 from press_models where id = new.model_id for no key update;
  while above is not null loop
    if above = new.id then
      raise exception 'assembly % would be below itself', new.id
        using errcode = 'check_violation', constraint = 'press_assemblies_circle';
    end if;
    select parent_id, model_id into above, above_model from press_assemblies where id = above;
    if above_model <> new.model_id then
      raise exception 'assembly % would be below one of another model', new.id
        using errcode = 'check_violation', constraint = 'press_assemblies_model';
    end if;
  end loop;
  return new;
end $$;
--> statement-breakpoint
create trigger press_assemblies_circle before insert or update of parent_id, model_id on press_assemblies
  for each row when (new.parent_id is not null) execute function refuse_assembly_circle();
--> statement-breakpoint
-- Visitors' pages show the drawings.
create trigger press_assemblies_changed after insert or update or delete or truncate on press_assemblies
  for each statement execute function notify_change();
--> statement-breakpoint
create trigger press_drawings_changed after insert or update or delete or truncate on press_drawings
  for each statement execute function notify_change();
--> statement-breakpoint
create trigger press_callouts_changed after insert or update or delete or truncate on press_callouts
  for each statement execute function notify_change();
--> statement-breakpoint
-- The words of presses and drawings are translated like those of parts (N3).
create or replace view translatable_texts as
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
    union all
    select 'press', 'press:' || id, name, intro from press_models
    union all
    select 'press', 'press:' || id, name, option from press_models cross join lateral unnest(options) as said (option)
    union all
    select 'press', 'press:' || model_id, model.name, assembly.name
    from press_assemblies as assembly join press_models as model on model.id = assembly.model_id
    union all
    select 'press', 'press:' || model_id, model.name, said.words
    from press_callouts as callout
    join press_drawings as drawing on drawing.id = callout.drawing_id
    join press_assemblies as assembly on assembly.id = drawing.assembly_id
    join press_models as model on model.id = assembly.model_id
    cross join lateral (values (callout.part_text), (callout.note)) as said (words)
    union all
    select 'press', 'press:' || model_id, model.name, fit.note
    from part_fits as fit join press_models as model on model.id = fit.model_id
  ) as said
  where said.english <> '';

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

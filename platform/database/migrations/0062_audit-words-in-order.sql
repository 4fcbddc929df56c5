-- The words of an entry about two products, in the order of its other fields: without one, the plan of the day decides.
do $$
begin
  execute replace(
    pg_get_functiondef('audit_entry_subjects'::regproc),
    'string_agg(part_key, '' '')',
    'string_agg(part_key, '' '' order by id)');
end;
$$;

-- Never more is in returns of a line than was ordered, or than a correction has made of it (L5, L7): what was corrected to more and sent
-- can come back.
create or replace function refuse_too_much_returned() returns trigger language plpgsql as $$
begin
  if (
    select sum(line.quantity)
    from order_return_lines as line
    join order_returns on order_returns.id = line.return_id
    where line.order_line_id = new.order_line_id and order_returns.state not in ('refused', 'withdrawn')
  ) > coalesce(
        (select quantity from order_line_quantities where order_line_id = new.order_line_id),
        (select quantity from order_lines where id = new.order_line_id)
      ) then
    raise exception 'more than was ordered of line % is in returns', new.order_line_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

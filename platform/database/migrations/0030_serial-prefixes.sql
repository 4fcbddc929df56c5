-- The words before a serial number on a type plate are no part of it: S/N 2200-150, Serial No. 2200-150 (shop/presses/serial.ts does the same).
create or replace function serial_key(serial text) returns text language sql immutable strict parallel safe
return regexp_replace(
  regexp_replace(
    regexp_replace(
      btrim(regexp_replace(upper(serial collate "C"), '[ -]+', '-', 'g'), '-'),
      '^(?:(?:SERIAL|SERIEN?)?[-./]*(?:S/?N|N[OR]|NUMBER|NUMMER)|SERIAL)(?:[-./]+(?=[0-9A-Z])|(?=[0-9]))', ''
    ),
    '0*([0-9]+)', repeat('0', 30) || '\1', 'g'
  ),
  '0*([0-9]{30})(?![0-9])', '\1', 'g'
);
--> statement-breakpoint
-- Stored keys are computed again. A press that its company has twice, with the prefix and without, keeps its old key.
update machines set serial = serial
where serial_key <> serial_key(serial) collate "C"
  and not exists (
    select from machines as other
    where other.company_id = machines.company_id and other.model_id = machines.model_id and other.id <> machines.id
      and serial_key(other.serial) = serial_key(machines.serial)
  );

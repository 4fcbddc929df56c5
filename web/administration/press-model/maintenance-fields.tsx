import { drawerOf } from '../forms/declared-form.tsx';
import { FieldGrid, FormGroup } from '../forms/form-parts.tsx';
import { t } from '../staff-text.ts';
import { taskRows } from './maintenance-rows.ts';

interface MaintenanceFieldsProps {
  rows: readonly number[];
  drawn: Parameters<typeof drawerOf>[1];
}

/** The rows of a model's maintenance (J10). */
export function MaintenanceFields({ rows, drawn }: MaintenanceFieldsProps) {
  const draw = drawerOf(taskRows.of(rows), drawn);
  return (
    <FormGroup title={t('press-models.tasks')} intro={t('press-models.tasks-hint')}>
      {rows.map((row) => (
        <FieldGrid key={row}>{taskRows.cells(row).map((cell) => draw(cell))}</FieldGrid>
      ))}
    </FormGroup>
  );
}

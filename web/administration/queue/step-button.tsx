import { useSending } from '../../forms/use-sending.ts';
import { Button } from '../../design/button.tsx';
import { t } from '../staff-text.ts';

interface StepButtonProps {
  ask: string;
  label: string;
  kind?: 'primary' | 'secondary';
  /** Id of its form, if it is outside. */
  form?: string;
}

/** A button for a step of an order, or of the selected ones (L1). */
export function StepButton({ ask, label, kind = 'secondary', form }: StepButtonProps) {
  const isBusy = useSending(ask);
  return (
    <Button type="submit" form={form} kind={kind} name="intent" value={ask} busy={isBusy && t('queue.working')}>
      {label}
    </Button>
  );
}

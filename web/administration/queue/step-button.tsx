import { useSending } from '../../forms/use-sending.ts';
import { Button } from '../../design/button.tsx';
import { t } from '../staff-text.ts';

interface StepButtonProps {
  ask: string;
  label: string;
  kind?: 'primary' | 'secondary';
}

/** A button for a step of an order, or of the selected ones (L1). */
export function StepButton({ ask, label, kind = 'secondary' }: StepButtonProps) {
  const isBusy = useSending(ask);
  return (
    <Button type="submit" kind={kind} name="intent" value={ask} busy={isBusy && t('queue.working')}>
      {label}
    </Button>
  );
}

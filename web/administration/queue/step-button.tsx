import { useNavigation } from 'react-router';
import { Button } from '../../design/button.tsx';
import { t } from '../staff-text.ts';

interface StepButtonProps {
  ask: string;
  label: string;
  /** The field with the request. */
  field?: 'ask' | 'form';
  kind?: 'primary' | 'secondary';
}

/** A button for a step of an order, or of the selected ones, sent as `ask` (L1). */
export function StepButton({ ask, label, field = 'ask', kind = 'secondary' }: StepButtonProps) {
  const isBusy = useNavigation().formData?.get(field) === ask;
  return (
    <Button type="submit" kind={kind} name={field} value={ask} busy={isBusy && t('queue.working')}>
      {label}
    </Button>
  );
}

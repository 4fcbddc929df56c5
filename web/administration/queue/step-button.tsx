import { useNavigation } from 'react-router';
import { Button } from '../../design/button.tsx';
import { t } from '../staff-text.ts';

/** Asks for a step of an order, or of the ticked ones: what it says as `ask` (L1). */
export function StepButton({ ask, label }: { ask: string; label: string }) {
  const isBusy = useNavigation().formData?.get('ask') === ask;
  return (
    <Button type="submit" kind="secondary" name="ask" value={ask} busy={isBusy && t('queue.working')}>
      {label}
    </Button>
  );
}

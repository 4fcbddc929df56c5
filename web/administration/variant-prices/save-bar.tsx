import { useNavigation } from 'react-router';
import { Button } from '../../design/button.tsx';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { SaveBadge } from '../forms/save-badge.tsx';
import { t } from '../staff-text.ts';
import styles from './price-grid.module.css';

/** The one button of the grid. It stands outside of the cells, so that it stays when they are drawn anew. */
export function SaveBar({ form, answer }: { form: string; answer: SaveAnswer | undefined }) {
  const isSaving = useNavigation().formMethod === 'POST';
  return (
    <div className={styles.bar}>
      <Button type="submit" form={form} busy={isSaving && t('save.saving')}>
        {t('save.submit')}
      </Button>
      <SaveBadge answer={answer} />
    </div>
  );
}

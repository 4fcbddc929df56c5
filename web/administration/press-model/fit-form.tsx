import type { SaveAnswer } from '../../forms/save-answer.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { t } from '../staff-text.ts';
import { fitForm } from './model-form.ts';

interface FitFormProps {
  options: readonly string[];
  answer: SaveAnswer | undefined;
}

/** States that a part fits the model. */
export function FitForm({ options, answer }: FitFormProps) {
  return (
    <section aria-labelledby="add-fit">
      <h2 id="add-fit">{t('press-models.add-fit')}</h2>
      <p>{t('press-models.fit-hint')}</p>
      <DeclaredForm name="fit" of={fitForm} answer={answer} submit={t('press-models.save-fit')} kind="secondary" />
      <datalist id="model-options">
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </datalist>
    </section>
  );
}

import type { Machine } from '#shop/presses/paths.ts';
import { Button } from '../../design/button.tsx';
import { CheckField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { useSending } from '../../forms/use-sending.ts';
import { LABEL_PAPERS, type LabelPaper } from './label-pages.tsx';
import { machineTitle } from './machine-name.ts';
import styles from './presses.module.css';
import { usePressesText } from './presses-text.ts';

/** The choice of a form for labels. */
export interface LabelChoice {
  machineIds: readonly number[];
  paper: LabelPaper;
}

export function labelChoiceIn(form: FormData): LabelChoice {
  const paper = LABEL_PAPERS.find((name) => name === form.get('paper')) ?? 'a6';
  return { machineIds: idsIn(form.getAll('machine').map(String)), paper };
}

/** Presses that an address selects: `?machine=1&machine=2`. */
export function machineIdsIn(request: Request): number[] {
  return idsIn(new URL(request.url).searchParams.getAll('machine'));
}

function idsIn(texts: readonly string[]): number[] {
  return texts.filter((text) => /^[1-9]\d{0,8}$/.test(text)).map(Number);
}

interface LabelFormProps {
  machines: readonly Machine[];
  choice: LabelChoice;
  /** A refusal, or that nothing was selected. */
  notice: string | null;
}

/** Chooses presses and paper for new labels (J6). */
export function LabelForm({ machines, choice, notice }: LabelFormProps) {
  const t = usePressesText();
  const isMaking = useSending('labels');
  return (
    <PostForm intent="labels" className={styles.form}>
      {notice === null ? null : <Notice kind="bad">{notice}</Notice>}
      <fieldset>
        <legend>{t('press-labels.which')}</legend>
        {machines.map((machine) => (
          <CheckField
            key={machine.machineId}
            label={machineTitle(machine)}
            name="machine"
            value={machine.machineId}
            defaultChecked={choice.machineIds.includes(machine.machineId)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('press-labels.size')}</legend>
        {LABEL_PAPERS.map((paper) => (
          <label key={paper} className={styles.paper}>
            <input type="radio" name="paper" value={paper} defaultChecked={paper === choice.paper} />
            {t(paper === 'a6' ? 'press-labels.size-a6' : 'press-labels.size-sheet')}
          </label>
        ))}
      </fieldset>
      <p className="soft">{t('press-labels.make-hint')}</p>
      <Button type="submit" busy={isMaking && t('press-labels.making')}>
        {t('press-labels.make')}
      </Button>
    </PostForm>
  );
}

import type { NewLabel } from '#shop/catalogue/press-labels/paths.ts';
import type { Machine } from '#shop/catalogue/presses/paths.ts';
import { Button } from '../../design/button.tsx';
import { CheckField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { QrCode } from '../../keys/qr-code.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { useSending } from '../../forms/use-sending.ts';
import labelStyles from './print-labels.module.css';
import { machineTitle } from './machine-name.ts';
import { usePressesText } from './presses-text.ts';

export const LABEL_PAPERS = ['a6', 'sheet'] as const;
export type LabelPaper = (typeof LABEL_PAPERS)[number];

/** Labels of an A4 sheet: two columns of four. */
const ON_SHEET = 8;

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
    <PostForm intent="labels" className={labelStyles.choice}>
      {notice === null ? null : (
        <div className="whole-row">
          <Notice kind="bad">{notice}</Notice>
        </div>
      )}
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
      <div>
        <fieldset>
          <legend>{t('press-labels.size')}</legend>
          {LABEL_PAPERS.map((paper) => (
            <label key={paper} className="line padded-block">
              <input type="radio" name="paper" value={paper} defaultChecked={paper === choice.paper} />
              <PaperDrawing labels={paper === 'a6' ? 1 : ON_SHEET} />
              {t(paper === 'a6' ? 'press-labels.size-a6' : 'press-labels.size-sheet')}
            </label>
          ))}
        </fieldset>
        <p className="soft">{t('press-labels.make-hint')}</p>
        <Button type="submit" busy={isMaking && t('press-labels.making')}>
          {t('press-labels.make')}
        </Button>
      </div>
    </PostForm>
  );
}

/** A sheet of paper in outline, with its labels. */
function PaperDrawing({ labels }: { labels: number }) {
  return (
    <span className={labels === 1 ? labelStyles.drawnCard : labelStyles.drawnSheet} aria-hidden="true">
      {Array.from({ length: labels }, (_, index) => (
        <span key={index} />
      ))}
    </span>
  );
}

/** Labels for printing: each on an A6 page, or eight on an A4 sheet (J6). */
export function LabelPages({ labels, paper }: { labels: readonly NewLabel[]; paper: LabelPaper }) {
  const perPage = paper === 'a6' ? 1 : ON_SHEET;
  const pages = Array.from({ length: Math.ceil(labels.length / perPage) }, (_, page) =>
    labels.slice(page * perPage, (page + 1) * perPage),
  );
  return pages.map((onPage) => (
    <div key={onPage[0]?.labelId} className={paper === 'a6' ? labelStyles.card : labelStyles.sheet}>
      {onPage.map((label) => (
        <Label key={label.labelId} label={label} />
      ))}
    </div>
  ));
}

function Label({ label }: { label: NewLabel }) {
  const t = usePressesText();
  const { qr, modelName, serial, machineName, place } = label;
  return (
    <article className={labelStyles.label}>
      <div>
        <QrCode qr={qr} label={t('press-labels.code', { press: machineTitle(label) })} />
      </div>
      <div className={labelStyles.words}>
        <p className={labelStyles.name}>{machineName === '' ? modelName : machineName}</p>
        <p className={labelStyles.serial}>
          {machineName === '' ? serial : machineTitle({ ...label, machineName: '' })}
        </p>
        {place === '' ? null : <p>{place}</p>}
        <p>{t('press-labels.scan')}</p>
      </div>
    </article>
  );
}

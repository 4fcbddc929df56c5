import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useReducer,
  useRef,
  useState,
} from 'react';
import { drawingUrl } from '#shop/catalogue/drawings/drawing-file.ts';
import type { StaffDrawing } from '#shop/catalogue/drawings/paths.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { FieldGrid } from '../forms/form-parts.tsx';
import type { FormErrors } from '../../texts/wording.ts';
import { say, t } from '../staff-text.ts';
import {
  BLANK_ROW,
  fieldName,
  isFilled,
  percentText,
  ROW_FIELDS,
  rowsIn,
  typedRow,
  type TypedRow,
  withPrintedNumbers,
} from './callout-rows.ts';
import { ChangedRows } from './changed-rows.tsx';
import { editRows } from './edited-rows.ts';
import styles from './press-drawing.module.css';

interface CalloutEditorProps {
  drawing: StaffDrawing;
  /** Rows of a file, in place of the stored ones. */
  read: readonly TypedRow[] | undefined;
  /** The numbers that stand on the drawing are proposed as rows. */
  isProposed: boolean;
  answer: SaveAnswer | undefined;
}

/** Empty rows at the end of the form, also without script. */
const BLANK_ROWS = 3;
/** Distance that an arrow key moves a mark, in per cent; with Shift ten times as far. */
const STEP = 0.1;

const withBlankRows = (rows: readonly TypedRow[]) => [...rows, ...Array.from({ length: BLANK_ROWS }, () => BLANK_ROW)];

/** The head of a drawing, its picture with the marks, and the rows of its parts list in one form. */
export function CalloutEditor({ drawing, read, isProposed, answer }: CalloutEditorProps) {
  const refused = answer === undefined || answer.saved ? undefined : answer;
  const { printedNumbers } = drawing;
  const stored = drawing.callouts.map(typedRow);
  const [{ rows, past }, edit] = useReducer(editRows, null, () => {
    const typed = refused === undefined ? (read ?? stored) : rowsIn(refused.values);
    return {
      rows: withBlankRows(isProposed ? withPrintedNumbers(typed, printedNumbers) : typed),
      past: [],
      cells: null,
    };
  });
  const [chosen, setChosen] = useState(0);
  const change = useCallback((index: number, values: Partial<TypedRow>) => edit({ kind: 'change', index, values }), []);
  const propose = (event: MouseEvent) => {
    event.preventDefault();
    const withNumbers = (before: readonly TypedRow[]) => withPrintedNumbers(before.filter(isFilled), printedNumbers);
    edit({ kind: 'replace', by: (before) => withBlankRows(withNumbers(before)) });
  };
  const field = (name: 'revision' | 'fromSerial' | 'toSerial') => ({
    name,
    defaultValue: refused?.values[name] ?? drawing[name],
    error: refused?.errors[name],
  });
  return (
    <PostForm answer={answer} className="stack below-6" noValidate>
      <input type="hidden" name="version" value={refused?.values['version'] ?? drawing.version} />
      <input type="hidden" name="rows" value={rows.length} />
      {answer?.saved === true ? <Notice kind="good">{t('press-drawing.saved')}</Notice> : null}
      {refused?.notice == null ? null : <Notice kind="bad">{refused.notice}</Notice>}
      <FieldGrid>
        <TextField label={t('press-assembly.revision')} maxLength={50} {...field('revision')} />
        <TextField label={t('press-models.from')} maxLength={30} {...field('fromSerial')} />
        <TextField label={t('press-models.to')} maxLength={30} {...field('toSerial')} />
      </FieldGrid>
      <p id="place-hint">{t('press-drawing.place-hint')}</p>
      {printedNumbers.length === 0 ? null : (
        <p>
          <a href={`/Administration/Press-Drawing?id=${drawing.id}&proposed=1`} onClick={propose}>
            {t('press-drawing.propose', { count: printedNumbers.length })}
          </a>
        </p>
      )}
      <Sheet
        drawing={drawing}
        rows={rows}
        chosen={chosen}
        onChoose={setChosen}
        onPlace={(x, y) => change(chosen, { x: percentText(x), y: percentText(y) })}
        onMove={(index, x, y) => change(index, { x, y })}
      />
      <div className="sideways">
        <table className={styles.rows}>
          <caption className="visually-hidden">{t('press-drawing.rows')}</caption>
          <thead>
            <tr>
              {ROW_FIELDS.map((name) => (
                <th key={name} scope="col">
                  {t(`press-drawing.field.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row
                // oxlint-disable-next-line react/no-array-index-key -- rows have no other name while they are typed
                key={index}
                index={index}
                row={row}
                isChosen={index === chosen}
                errors={refused?.errors}
                onChoose={setChosen}
                onChange={change}
              />
            ))}
          </tbody>
        </table>
      </div>
      <ChangedRows stored={stored} typed={rows.filter(isFilled)} />
      <div className="row">
        <Button type="submit">{t('press-drawing.save')}</Button>
        {refused?.conflict == null ? null : (
          <>
            <Button type="submit" kind="secondary" name="overwritten" value={refused.conflict.current.version}>
              {t('press-drawing.overwrite')}
            </Button>
            <a href={`/Administration/Press-Drawing?id=${drawing.id}`}>{t('conflict.load-theirs')}</a>
          </>
        )}
        <Button
          type="button"
          kind="secondary"
          onClick={() => edit({ kind: 'replace', by: (before) => [...before, BLANK_ROW] })}
        >
          {t('press-drawing.add-row')}
        </Button>
        <Button type="button" kind="secondary" disabled={past.length === 0} onClick={() => edit({ kind: 'undo' })}>
          {t('press-drawing.undo')}
        </Button>
      </div>
    </PostForm>
  );
}

interface RowProps {
  index: number;
  row: TypedRow;
  isChosen: boolean;
  /** Of the whole form. */
  errors: FormErrors<string> | undefined;
  onChoose(this: void, index: number): void;
  onChange(this: void, index: number, values: Partial<TypedRow>): void;
}

/** A drawing has up to 500 rows, so each renders only for its own changes. */
const Row = memo(function Row({ index, row, isChosen, errors, onChoose, onChange }: RowProps) {
  return (
    <tr data-chosen={isChosen || undefined} onFocus={() => onChoose(index)}>
      {ROW_FIELDS.map((name) => {
        const error = errors?.[fieldName(index, name)];
        return (
          <td key={name}>
            <input
              className="control"
              name={fieldName(index, name)}
              value={row[name]}
              aria-label={t('press-drawing.cell', { row: index + 1, field: t(`press-drawing.field.${name}`) })}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : `${fieldName(index, name)}-error`}
              autoComplete="off"
              onChange={({ currentTarget }) => onChange(index, { [name]: currentTarget.value })}
            />
            {error === undefined ? null : (
              <p id={`${fieldName(index, name)}-error`} className="bad-ink small">
                {say(error)}
              </p>
            )}
          </td>
        );
      })}
    </tr>
  );
});

interface SheetProps {
  drawing: StaffDrawing;
  rows: readonly TypedRow[];
  chosen: number;
  onChoose(this: void, index: number): void;
  /** Places the chosen row, by fractions. */
  onPlace(this: void, x: number, y: number): void;
  onMove(this: void, index: number, x: string, y: string): void;
}

/** The drawing with a mark for each placed row: a click places the chosen row; a mark is moved by dragging and by arrow keys. */
function Sheet({ drawing, rows, chosen, onChoose, onPlace, onMove }: SheetProps) {
  const place = ({ nativeEvent, currentTarget, target }: MouseEvent<HTMLImageElement>) => {
    if (target !== currentTarget) return;
    onPlace(nativeEvent.offsetX / currentTarget.clientWidth, nativeEvent.offsetY / currentTarget.clientHeight);
  };
  const move = (event: KeyboardEvent, index: number, row: TypedRow) => {
    const [right, down] = ARROWS[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    const step = event.shiftKey ? STEP * 10 : STEP;
    onMove(index, moveBy(row.x, right * step), moveBy(row.y, down * step));
  };
  /** Distance from the middle of the held mark to the pointer, in pixels. */
  const held = useRef({ x: 0, y: 0 });
  const hold = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    currentTarget.setPointerCapture(pointerId);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    held.current = { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>, index: number) => {
    const sheet = currentTarget.parentElement;
    if (sheet === null || !currentTarget.hasPointerCapture(pointerId)) return;
    const { left, top, width, height } = sheet.getBoundingClientRect();
    const [x, y] = [(clientX - held.current.x - left) / width, (clientY - held.current.y - top) / height];
    onMove(index, percentText(within(x)), percentText(within(y)));
  };
  return (
    <div className={styles.sheet}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the fields x and y do the same */}
      <img
        src={drawingUrl(drawing.imageHash, 2400)}
        width={drawing.widthPx}
        height={drawing.heightPx}
        alt={t('press-drawing.title', { assembly: drawing.assemblyName, revision: drawing.revision })}
        onClick={place}
      />
      {rows.map((row, index) => {
        const [x, y] = [Number(row.x.replace(',', '.')), Number(row.y.replace(',', '.'))];
        if (row.x.trim() === '' || row.y.trim() === '' || !(x >= 0 && x <= 100 && y >= 0 && y <= 100)) return null;
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- as the rows
            key={index}
            type="button"
            className={styles.mark}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
            aria-pressed={index === chosen}
            aria-describedby="place-hint"
            onClick={() => onChoose(index)}
            onPointerDown={hold}
            onPointerMove={(event) => drag(event, index)}
            onKeyDown={(event) => move(event, index, row)}
          >
            {row.callout === '' ? '?' : row.callout}
          </button>
        );
      })}
    </div>
  );
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A fraction inside the drawing. */
const within = (fraction: number) => Math.min(1, Math.max(0, fraction));

function moveBy(percent: string, by: number): string {
  const place = Math.min(100, Math.max(0, Number(percent.replace(',', '.')) + by));
  return String(Math.round(place * 10) / 10);
}

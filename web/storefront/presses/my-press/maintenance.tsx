import type { DueTask, MachineMaintenance } from '#shop/catalogue/maintenance/paths.ts';
import { unitsFor } from '#shop/catalogue/parts/sales-unit.ts';
import type { CheckedRow } from '#shop/trade/quick-order/paths.ts';
import { Button } from '../../../design/button.tsx';
import { DayField } from '../../../design/day-field.tsx';
import { CheckField, TextField } from '../../../design/field.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { PartNumber } from '../../../design/part-number.tsx';
import { Price } from '../../../design/price.tsx';
import { Section } from '../../../design/section.tsx';
import { PostForm } from '../../../forms/post-form.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { productAddress } from '../../catalogue/addresses.ts';
import { Availability } from '../../promise/availability.tsx';
import { MAINTENANCE_NEWS, type MaintenanceAnswer, taskAnchor } from './change-maintenance.ts';
import styles from '../presses.module.css';
import { NeededUnits } from '../needed-units.tsx';
import { DueText } from './due-text.tsx';
import { useMaintenanceText } from './maintenance-text.ts';

interface MaintenanceProps {
  maintenance: MachineMaintenance & { checked: readonly (CheckedRow | undefined)[] };
  /** The change that the address names, and its task; 0: none. */
  did: string | null;
  didTaskId: number;
  answer: MaintenanceAnswer | undefined;
  mayOrder: boolean;
}

/**
 * The kits and parts that a press needs by its hours, the most urgent first (J10); nothing if none are known of its model. What is not due
 * is folded up.
 */
export function Maintenance(props: MaintenanceProps) {
  const t = useMaintenanceText();
  const { maintenance, did, didTaskId, answer } = props;
  const tasks = maintenance.maintenance;
  if (tasks.length === 0) return null;
  const dueCount = Math.max(1, tasks.filter(isDue).length);
  const later = tasks.slice(dueCount);
  const isOpen = later.some(({ taskId }) => taskId === didTaskId || taskId === answer?.taskId);
  const hours = (
    <Hours
      key={`${maintenance.counterHours} ${maintenance.readOn}`}
      maintenance={maintenance}
      answer={answer?.form === 'save-hours' ? answer : undefined}
    />
  );
  return (
    <Section heading={t('maintenance.title')} id="maintenance">
      <div className="stack">
        {didTaskId === 0 && (answer?.taskId ?? 0) === 0 ? <News did={did} answer={answer} /> : null}
        {maintenance.counterHours === null ? hours : null}
        <TaskTable {...props} from={0} to={dueCount} />
        {later.length === 0 ? null : (
          <details className={styles.taps} open={isOpen}>
            <summary>{t('maintenance.later', { count: later.length })}</summary>
            <TaskTable {...props} from={dueCount} to={tasks.length} />
          </details>
        )}
        {maintenance.counterHours === null ? null : hours}
        <p className="soft">{t('maintenance.lead')}</p>
        <Reminder isReminded={maintenance.isReminded} />
      </div>
    </Section>
  );
}

/** The tasks between two places of the list. */
function TaskTable({
  maintenance,
  did,
  didTaskId,
  answer,
  mayOrder,
  from,
  to,
}: MaintenanceProps & { from: number; to: number }) {
  const t = useMaintenanceText();
  return (
    <table className="table ruled cards">
      <caption className="visually-hidden">{t('maintenance.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('maintenance.part')}</th>
          <th scope="col">{t('maintenance.due')}</th>
          <th scope="col" className="figure">
            {t('maintenance.price')}
          </th>
          <th scope="col">{t('maintenance.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {maintenance.maintenance.slice(from, to).map((task, index) => (
          <TaskRow
            key={task.taskId}
            task={task}
            checked={maintenance.checked[from + index]}
            today={maintenance.today}
            did={didTaskId === task.taskId ? did : null}
            answer={answer?.taskId === task.taskId ? answer : undefined}
            mayOrder={mayOrder}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The outcome of a change, beside what was changed. */
function News({ did, answer, part = '' }: Pick<MaintenanceProps, 'did' | 'answer'> & { part?: string }) {
  const t = useMaintenanceText();
  if (answer !== undefined) return answer.notice === null ? null : <Notice kind="bad">{answer.notice}</Notice>;
  const news = Object.entries(MAINTENANCE_NEWS).find(([name]) => name === did)?.[1];
  if (news === undefined) return null;
  return (
    <Notice kind="good">
      {t(`maintenance.${news}`, { part })}{' '}
      {news === 'added' ? <PageLink href="/Basket">{t('maintenance.to-basket')}</PageLink> : null}
    </Notice>
  );
}

function Hours({ maintenance, answer }: Pick<MaintenanceProps, 'maintenance' | 'answer'>) {
  const t = useMaintenanceText();
  const { day } = useFigures();
  const isSaving = useSending('save-hours');
  const { counterHours, readOn, today } = maintenance;
  const { values, errors } = answer ?? { values: undefined, errors: {} };
  return (
    <PostForm intent="save-hours" answer={answer} className="stack" preventScrollReset>
      <p>
        {counterHours === null || readOn === null
          ? t('maintenance.hours-none')
          : t('maintenance.hours-now', { hours: counterHours, day: day(readOn) })}
      </p>
      <div className="row">
        <TextField
          label={t('maintenance.hours')}
          name="counterHours"
          inputMode="numeric"
          autoComplete="off"
          required
          defaultValue={values?.counterHours ?? ''}
          error={errors.counterHours}
        />
        <DayField
          label={t('maintenance.read-on')}
          name="readOn"
          max={today}
          required
          defaultValue={values?.readOn ?? today}
          error={errors.readOn}
        />
      </div>
      {errors.counterHours === undefined ? null : (
        <CheckField label={t('maintenance.new-counter')} name="isNewCounter" />
      )}
      <div>
        <Button type="submit" busy={isSaving && t('maintenance.saving')}>
          {t('maintenance.save-hours')}
        </Button>
      </div>
    </PostForm>
  );
}

interface TaskRowProps {
  task: DueTask;
  checked: CheckedRow | undefined;
  today: string;
  /** The change of this task that the address names. */
  did: string | null;
  answer: MaintenanceAnswer | undefined;
  mayOrder: boolean;
}

function TaskRow({ task, checked, today, did, answer, mayOrder }: TaskRowProps) {
  const t = useMaintenanceText();
  const { taskId, productId, productName, productIntro, quantity, unitPieces, note } = task;
  const units = unitsFor(quantity, unitPieces);
  return (
    <tr id={taskAnchor(taskId)}>
      <th scope="row" data-label={t('maintenance.part')}>
        <div>
          {units === 1 ? null : `${units} × `}
          <PageLink href={productAddress({ id: productId, name: productName })}>
            <PartNumber>{productName}</PartNumber>
          </PageLink>{' '}
          <span className="soft">{productIntro}</span>
          <NeededUnits {...task} />
          {note === '' ? null : <span className="soft own-line">{note}</span>}
        </div>
      </th>
      <td data-label={t('maintenance.due')}>
        <div>
          <DueText task={task} />
        </div>
      </td>
      <td data-label={t('maintenance.price')} className="figure">
        <div>
          {checked?.price == null ? null : (
            <Price minor={checked.price.unitPriceMinor} currency={checked.price.currency} />
          )}
          {units === 1 || checked?.price == null || checked.lineTotalMinor === null ? null : (
            <span className="own-line">
              {t('unit.total', { count: units })}{' '}
              <Price minor={checked.lineTotalMinor} currency={checked.price.currency} />
            </span>
          )}
          {checked?.product == null ? null : (
            <span className="soft own-line">
              <Availability promise={checked.product.promise} quantity={units} />
            </span>
          )}
        </div>
      </td>
      <td data-label={t('maintenance.actions')}>
        <div>
          <div className={`row ${styles.taps}`}>
            {mayOrder ? <AddPart task={task} trouble={checked?.trouble ?? null} /> : null}
            <MarkDone task={task} />
            <DueDay
              key={task.dueOn}
              task={task}
              today={today}
              answer={answer?.form === 'set-day' ? answer : undefined}
            />
          </div>
          <News did={did} answer={answer} part={productName} />
        </div>
      </td>
    </tr>
  );
}

function AddPart({ task, trouble }: { task: DueTask; trouble: CheckedRow['trouble'] }) {
  const t = useMaintenanceText();
  if (trouble !== null) return <span>{trouble.message}</span>;
  return (
    <PostForm intent="add-part" preventScrollReset>
      <input type="hidden" name="taskId" value={task.taskId} />
      <Button
        type="submit"
        kind={isDue(task) ? 'primary' : 'secondary'}
        aria-label={t('maintenance.add-of', { part: task.productName })}
      >
        {t('maintenance.add')}
      </Button>
    </PostForm>
  );
}

/** Asks before a task is marked as done, because nothing takes that back. */
function MarkDone({ task: { taskId, productName } }: { task: DueTask }) {
  const t = useMaintenanceText();
  return (
    <details>
      <summary>{t('maintenance.done')}</summary>
      <PostForm intent="mark-done" className="stack" preventScrollReset>
        <input type="hidden" name="taskId" value={taskId} />
        <p>{t('maintenance.done-question', { part: productName })}</p>
        <div>
          <Button type="submit" kind="secondary" aria-label={t('maintenance.done-of', { part: productName })}>
            {t('maintenance.done')}
          </Button>
        </div>
      </PostForm>
    </details>
  );
}

const isDue = ({ dueState }: DueTask) => dueState === 'due' || dueState === 'likely';

function DueDay({ task, today, answer }: Pick<TaskRowProps, 'task' | 'today' | 'answer'>) {
  const t = useMaintenanceText();
  const { taskId, productName, dueOn } = task;
  const error = answer?.errors.dueOn;
  return (
    <details open={error !== undefined}>
      <summary>{t('maintenance.day')}</summary>
      <PostForm intent="set-day" answer={answer} className="stack" preventScrollReset>
        <input type="hidden" name="taskId" value={taskId} />
        <DayField
          label={t('maintenance.day-of', { part: productName })}
          name="dueOn"
          min={today}
          defaultValue={answer?.values.dueOn ?? dueOn ?? ''}
          error={error}
        />
        <div>
          <Button type="submit" kind="secondary" aria-label={t('maintenance.set-day-of', { part: productName })}>
            {t('maintenance.set-day')}
          </Button>
        </div>
      </PostForm>
    </details>
  );
}

function Reminder({ isReminded }: { isReminded: boolean }) {
  const t = useMaintenanceText();
  return (
    <PostForm intent="remind" className="row" preventScrollReset>
      {isReminded ? <span>{t('maintenance.reminded')}</span> : <input type="hidden" name="isReminded" value="on" />}
      <Button type="submit" kind="secondary">
        {t(isReminded ? 'maintenance.remind-no-more' : 'maintenance.remind')}
      </Button>
    </PostForm>
  );
}

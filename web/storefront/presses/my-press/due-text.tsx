import type { DueTask } from '#shop/catalogue/maintenance/paths.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { useMaintenanceText } from './maintenance-text.ts';

/** When a task of a press is due: by its hours, by the day that was set, and about when. */
export function DueText({ task }: { task: DueTask }) {
  const t = useMaintenanceText();
  const { day } = useFigures();
  const { dueState, everyHours, dueAtHours, hoursLeft, hoursReachedOn, dueOn, doneOn } = task;
  return (
    <>
      <span className={dueState === 'due' ? 'bad' : undefined}>{t(`maintenance.state.${dueState}`)}</span>
      <span className="soft own-line">{t('maintenance.every', { hours: everyHours })}</span>
      {dueAtHours === null || hoursLeft === null ? null : (
        <span className="soft own-line">
          {hoursLeft > 0
            ? t('maintenance.left', { at: dueAtHours, left: hoursLeft })
            : t('maintenance.over', { at: dueAtHours, over: -hoursLeft })}
        </span>
      )}
      {hoursReachedOn === null ? null : (
        <span className="soft own-line">{t('maintenance.expected', { day: day(hoursReachedOn) })}</span>
      )}
      {dueOn === null ? null : <span className="soft own-line">{t('maintenance.by', { day: day(dueOn) })}</span>}
      {doneOn === null ? null : <span className="soft own-line">{t('maintenance.done-on', { day: day(doneOn) })}</span>}
    </>
  );
}

import { useAdministration } from './frame/use-administration.ts';
import { formatDay, formatMoment } from './staff-figures.ts';

/** An instant as the day and time that it was where the store is: 20-11-2026 14:05. */
export function Moment({ at, dayOnly = false }: { at: string; dayOnly?: boolean }) {
  const { timeZone } = useAdministration();
  const instant = new Date(at);
  return <time dateTime={at}>{dayOnly ? formatDay(instant, timeZone) : formatMoment(instant, timeZone)}</time>;
}

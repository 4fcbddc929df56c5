import { useAdministration } from './frame/use-administration.ts';
import { formatDay, formatMoment } from './staff-figures.ts';

/** Day and time of an instant in the store's time zone: 20-11-2026 14:05. */
export function Moment({ at, dayOnly = false }: { at: string; dayOnly?: boolean }) {
  const { timeZone } = useAdministration();
  const instant = new Date(at);
  return <time dateTime={at}>{dayOnly ? formatDay(instant, timeZone) : formatMoment(instant, timeZone)}</time>;
}

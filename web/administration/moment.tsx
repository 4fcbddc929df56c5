import { formatDay } from '#shop/calendar-day.ts';
import { useAdministration } from './frame/use-administration.ts';

/** An instant as the day and time that it was where the store is: 20-11-2026 14:05. */
export function Moment({ at, dayOnly = false }: { at: string; dayOnly?: boolean }) {
  const { timeZone } = useAdministration();
  const instant = new Date(at);
  const day = formatDay(instant, timeZone);
  return <time dateTime={at}>{dayOnly ? day : `${day} ${timeOfDay(instant, timeZone)}`}</time>;
}

function timeOfDay(instant: Date, timeZone: string): string {
  return instant.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
}

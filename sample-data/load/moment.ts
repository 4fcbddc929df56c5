const DAY_MS = 24 * 60 * 60 * 1000;

/** Either a fixed date or a number of days before the sample data is loaded. */
export interface SampleMoment {
  on: string | null;
  daysAgo: number | null;
}

/** The instant of a date in a sample file, at `time` (hh:mm, UTC) of that day. */
export function instantOf(moment: SampleMoment, today: Date, time: string): Date {
  const day = moment.on ?? new Date(today.getTime() - (moment.daysAgo ?? 0) * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T${time}:00Z`);
}

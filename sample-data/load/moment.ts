const DAY_MS = 24 * 60 * 60 * 1000;

/** Either a fixed day of the calendar or so many days before the sample data is filled in. */
export interface SampleMoment {
  on: string | null;
  daysAgo: number | null;
}

/** The instant that a sample file means, at `time` (hh:mm, UTC) of that day. */
export function instantOf(moment: SampleMoment, today: Date, time: string): Date {
  const day = moment.on ?? new Date(today.getTime() - (moment.daysAgo ?? 0) * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T${time}:00Z`);
}

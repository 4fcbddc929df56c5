const DAY_MS = 24 * 60 * 60 * 1000;

/** When something of the sample data happened: on its fixed day, or so many days before today. */
export function momentOf(moment: { on: string | null; daysAgo: number | null }, time: string, today: Date): Date {
  const day = moment.on ?? new Date(today.getTime() - (moment.daysAgo ?? 0) * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T${time}:00Z`);
}

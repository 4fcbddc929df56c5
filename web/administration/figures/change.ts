/** The change in whole per cent, as '+12 %'; a dash if there was nothing before. */
export function changeOf(value: number, before: number): string {
  if (before <= 0) return '–';
  const percent = Math.round(((value - before) / before) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)} %`;
}

/** The share in whole per cent, as '36 %'. */
export function shareOf(part: number, whole: number): string {
  return whole <= 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
}

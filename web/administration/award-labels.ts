import type { Award } from '#shop/catalogue/categories/visibility.ts';
import type { AwardReading } from '#shop/base/settings/readings.ts';
import { t } from './staff-text.ts';

/** Labels of the awards under a reading, for the staff forms (D4). */
export function awardLabels(reading: AwardReading): Record<Award, string> {
  const label = (award: Award) => t(`award.${reading}.${award}`);
  return { 0: label(0), 1: label(1), 2: label(2), 3: label(3) };
}

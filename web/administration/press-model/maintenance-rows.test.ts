import { expect, test } from 'vitest';
import { taskRows, usedTasks } from './maintenance-rows.ts';

const typed = (texts: Record<string, string>, seen: Record<string, string>) => ({
  ...texts,
  seen: JSON.stringify(seen),
});

test('a row whose part was emptied is removed, and hours without a part are sent to be refused (J10)', () => {
  const texts = typed(
    {
      'maintenance.0.part': 'US-KIT-CLEAN',
      'maintenance.0.everyHours': '160',
      'maintenance.1.part': ' ',
      'maintenance.1.everyHours': '500',
      'maintenance.2.part': '',
      'maintenance.2.everyHours': '2000',
      'maintenance.3.part': '',
      'maintenance.3.everyHours': '',
    },
    { 'maintenance.0.part': 'US-KIT-CLEAN', 'maintenance.1.part': 'US-KIT-UV-SERVICE' },
  );
  expect(usedTasks(taskRows.rowsIn(Object.keys(texts)), texts)).toEqual(['0', '2']);
});

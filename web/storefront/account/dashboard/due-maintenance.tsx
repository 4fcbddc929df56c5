import type { DueOfMachine } from '#shop/catalogue/maintenance/paths.ts';
import { PageLink } from '../../../design/page-link.tsx';
import { PartNumber } from '../../../design/part-number.tsx';
import { machineAddress, machineTitle } from '../../presses/machine-name.ts';
import { useMaintenanceText } from '../../presses/my-press/maintenance-text.ts';

const MAX_DUE = 5;

/** Due tasks of the presses of the company, the most urgent first (J10). */
export function DueMaintenance({ due }: { due: readonly DueOfMachine[] }) {
  const t = useMaintenanceText();
  if (due.length === 0) return null;
  return (
    <>
      <h3 className="flush above-3">{t('maintenance.due-heading')}</h3>
      <ul className="list stack">
        {due.slice(0, MAX_DUE).map((task) => (
          <li key={`${task.machineId} ${task.taskId}`}>
            <PageLink href={`${machineAddress(task.machineId)}#maintenance`}>{machineTitle(task)}</PageLink>{' '}
            <PartNumber>{task.productName}</PartNumber>{' '}
            <span className="soft">{t(`maintenance.state.${task.dueState}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

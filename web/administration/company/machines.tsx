import type { Machine } from '#shop/catalogue/presses/paths.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { t } from '../staff-text.ts';

const columns = (): readonly Column<Machine>[] => [
  { key: 'model', label: t('staff-machines.model'), cell: ({ modelName }) => modelName },
  { key: 'serial', label: t('staff-machines.serial'), cell: ({ serial }) => serial },
  { key: 'name', label: t('staff-machines.name'), cell: ({ machineName }) => machineName },
  { key: 'place', label: t('staff-machines.place'), cell: ({ place }) => place },
];

interface MachinesProps {
  companyId: number;
  machines: readonly Machine[];
  mayChange: boolean;
}

/** The presses of the company; a row opens its form (J3). */
export function Machines({ companyId, machines, mayChange }: MachinesProps) {
  const href = (machineId: number) => `/Administration/Machine?company=${companyId}&id=${machineId}`;
  return (
    <section aria-labelledby="machines">
      <h2 id="machines">{t('staff-machines.title')}</h2>
      <ListTable
        caption={t('staff-machines.title')}
        columns={columns()}
        rows={machines}
        rowKey={({ machineId }) => machineId}
        {...(mayChange ? { rowHref: ({ machineId }: Machine) => href(machineId) } : {})}
        none={t('staff-machines.none')}
      />
      {mayChange ? <a href={href(0)}>{t('staff-machines.add')}</a> : null}
    </section>
  );
}

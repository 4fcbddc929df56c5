import type { ListedManual } from '#shop/trade/documents/paths.ts';
import type { ListedAssembly } from '#shop/catalogue/drawings/paths.ts';
import { PageLink } from '../../design/page-link.tsx';
import { assemblyAddress } from './machine-name.ts';
import styles from './presses.module.css';
import { usePressesText } from './presses-text.ts';

interface AssemblyTreeProps {
  modelPath: string;
  assemblies: readonly ListedAssembly[];
  /** The one that is shown. */
  currentId?: number;
  /** The press of the company that the links lead to, so that the drawing says what fits it. */
  machineId?: number | undefined;
  parentId?: number | null;
}

/** The assemblies of a model as nested links (J4). */
export function AssemblyTree({ modelPath, assemblies, currentId, machineId, parentId = null }: AssemblyTreeProps) {
  const children = assemblies.filter((each) => each.parentId === parentId);
  if (children.length === 0) return null;
  return (
    <ul>
      {children.map(({ assemblyId, assemblyName, assemblyPath }) => (
        <li key={assemblyId}>
          <PageLink
            href={assemblyAddress(modelPath, assemblyPath, '', machineId)}
            aria-current={assemblyId === currentId ? 'page' : undefined}
          >
            {assemblyName}
          </PageLink>
          <AssemblyTree
            modelPath={modelPath}
            assemblies={assemblies}
            parentId={assemblyId}
            machineId={machineId}
            {...(currentId === undefined ? {} : { currentId })}
          />
        </li>
      ))}
    </ul>
  );
}

/** The manuals of a model that have a file. */
export function manualsOf(model: { manuals: readonly string[] }, all: readonly ListedManual[]): ListedManual[] {
  return all.filter(({ name, url }) => url !== null && model.manuals.includes(name));
}

/** Links to the manuals of a model; nothing without one. */
export function ModelManuals({ manuals }: { manuals: readonly ListedManual[] }) {
  const t = usePressesText();
  if (manuals.length === 0) return null;
  return (
    <section aria-labelledby="manuals">
      <h2 id="manuals">{t('presses.manuals')}</h2>
      <ul className={styles.links}>
        {manuals.map(({ name, url }) => (
          <li key={name}>
            <a href={url ?? ''} target="_blank" rel="noopener">
              {name}
              <span className="visually-hidden">{t('product.new-tab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

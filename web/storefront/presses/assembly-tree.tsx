import type { ListedAssembly } from '#shop/presses/drawings/paths.ts';
import { PageLink } from '../../design/page-link.tsx';
import { assemblyAddress } from './machine-name.ts';

interface AssemblyTreeProps {
  modelPath: string;
  assemblies: readonly ListedAssembly[];
  /** The one that is shown. */
  currentId?: number;
  parentId?: number | null;
}

/** The assemblies of a model as nested links (J4). */
export function AssemblyTree({ modelPath, assemblies, currentId, parentId = null }: AssemblyTreeProps) {
  const children = assemblies.filter((each) => each.parentId === parentId);
  if (children.length === 0) return null;
  return (
    <ul>
      {children.map(({ assemblyId, assemblyName, assemblyPath }) => (
        <li key={assemblyId}>
          <PageLink
            href={assemblyAddress(modelPath, assemblyPath)}
            aria-current={assemblyId === currentId ? 'page' : undefined}
          >
            {assemblyName}
          </PageLink>
          <AssemblyTree
            modelPath={modelPath}
            assemblies={assemblies}
            parentId={assemblyId}
            {...(currentId === undefined ? {} : { currentId })}
          />
        </li>
      ))}
    </ul>
  );
}

import type { StaffAssembly } from '#shop/catalogue/drawings/paths.ts';
import { t } from '../staff-text.ts';

interface AssembliesProps {
  modelId: number;
  assemblies: readonly StaffAssembly[];
}

/** The assemblies of a model as a tree of links, and a link to add one (J4). */
export function Assemblies({ modelId, assemblies }: AssembliesProps) {
  return (
    <section aria-labelledby="assemblies">
      <h2 id="assemblies">{t('press-models.assemblies')}</h2>
      <Level modelId={modelId} assemblies={assemblies} parentId={null} />
      <a href={`/Administration/Press-Assembly?model=${modelId}`}>{t('press-models.add-assembly')}</a>
    </section>
  );
}

function Level({ modelId, assemblies, parentId }: AssembliesProps & { parentId: number | null }) {
  const children = assemblies.filter((each) => each.parentId === parentId);
  if (children.length === 0) return null;
  return (
    <ul>
      {children.map(({ id, name, drawings }) => (
        <li key={id}>
          <a href={`/Administration/Press-Assembly?model=${modelId}&id=${id}`}>{name}</a>{' '}
          {t('press-models.drawings', { count: drawings.length })}
          <Level modelId={modelId} assemblies={assemblies} parentId={id} />
        </li>
      ))}
    </ul>
  );
}

import { useLoaderData } from 'react-router';
import { documentPaths } from '#shop/trade/documents/paths.ts';
import { pressPaths } from '#shop/catalogue/presses/paths.ts';
import { Head } from '../../design/head.tsx';
import type { PageArgs } from '../../page-context.ts';
import { DrawingSheet } from '../../storefront/presses/assembly/drawing-view.tsx';
import { PartsList } from '../../storefront/presses/assembly/parts-list.tsx';
import { readAssembly, readPresses } from '../../storefront/presses/assembly/read-assembly.ts';
import styles from '../../storefront/presses/assembly/assembly.module.css';
import { CopyPage } from '../copy-page.tsx';
import { readCopyTime } from '../read-copy-time.ts';
import { AssemblyTree, ModelManuals, manualsOf } from '../../storefront/presses/model-documents.tsx';
import { assemblyAddress } from '../../storefront/presses/machine-name.ts';
import { usePressesText } from '../../storefront/presses/presses-text.ts';

export async function loader(args: PageArgs) {
  const { context } = args;
  const [page, copy, manuals] = await Promise.all([
    readPresses(args).then(({ press }) => readAssembly(args, press)),
    readCopyTime(context),
    context.call(documentPaths.manuals, {}),
  ]);
  const model = await context.call(pressPaths.model, { modelPath: page.modelPath });
  const revision = new URL(args.request.url).searchParams.get('revision') ?? '';
  return { page, copy, manuals: manualsOf(model, manuals), revision };
}

/** One width is enough to read every number. */
const WIDTHS = [2400] as const;

/** Copy of a drawing with its parts list that a browser keeps for reading without a network (J4, J6). It has no price and no basket. */
export function Component() {
  const t = usePressesText();
  const { page, copy, manuals, revision } = useLoaderData<typeof loader>();
  const { modelName, modelPath, assemblyId, assemblyName, assemblyPath, assemblies, drawing } = page;
  const title = t('drawing.title', { model: modelName, assembly: assemblyName });
  return (
    <CopyPage title={title} copy={copy} currentHref={assemblyAddress(modelPath, assemblyPath, revision)}>
      <Head title={title} />
      {drawing === null ? (
        <p>{t('drawing.none')}</p>
      ) : (
        <section
          className={styles.assembly}
          aria-label={t('drawing.alt', { assembly: assemblyName, revision: drawing.revision })}
        >
          <div className={styles.frame}>
            <DrawingSheet drawing={drawing} widths={WIDTHS} />
          </div>
          <PartsList drawing={drawing} checked={NOTHING_CHECKED} judged={null} answer={undefined} mayOrder={false} />
        </section>
      )}
      <div className="grid cells-26 align-start gap-5 above-5 off-paper">
        <ModelManuals manuals={manuals} />
        <section aria-labelledby="assemblies">
          <h2 id="assemblies">{t('presses.assemblies')}</h2>
          <AssemblyTree modelPath={modelPath} assemblies={assemblies} currentId={assemblyId} />
        </section>
      </div>
    </CopyPage>
  );
}

const NOTHING_CHECKED = new Map<never, never>();

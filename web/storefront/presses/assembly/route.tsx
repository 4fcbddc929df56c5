import { useLoaderData, useLocation } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { type CheckedRow, quickOrderPaths } from '#shop/trade/quick-order/paths.ts';
import type { ShownDrawing } from '#shop/catalogue/drawings/paths.ts';
import { unitsFor } from '#shop/catalogue/parts/sales-unit.ts';
import { Breadcrumb } from '../../../design/breadcrumb.tsx';
import { Head } from '../../../design/head.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import type { PageActionArgs, PageArgs, PageContext } from '../../../page-context.ts';
import { useShell } from '../../../shell/shell.ts';
import { addParts } from '../../add-parts/add-parts.ts';
import { AssemblyTree } from '../model-documents.tsx';
import { rangeText } from '../fit-text.ts';
import { assemblyAddress, machineTitle, modelAddress } from '../machine-name.ts';
import { usePressesText } from '../presses-text.ts';
import styles from './assembly.module.css';
import { DrawingView } from './drawing-view.tsx';
import { lightUp, useChosenCallout } from './light-up.ts';
import { judgeParts } from '../judge-parts.ts';
import { orKeptCopy } from '../kept/or-kept-copy.ts';
import { useKeptCopies } from '../kept/use-kept-copies.ts';
import { misfitsOf } from './orderable-rows.ts';
import { PartsList } from './parts-list.tsx';
import { readAssembly, readPresses } from './read-assembly.ts';
import { wantedCallouts } from './wanted-callouts.ts';

export function loader(args: PageArgs) {
  return orKeptCopy(args, () => readPage(args));
}

async function readPage(args: PageArgs) {
  const { context } = args;
  const { press, own } = await readPresses(args);
  const page = await readAssembly(args, press);
  const ids = partIdsOf(page.drawing);
  const [checked, judged] =
    context.signedIn && ids.length > 0
      ? await Promise.all([checkParts(context, page.drawing), judgeParts(context, ids, press?.machineId)])
      : [[], null];
  return { page, checked, judged, press, own };
}

function partIdsOf(drawing: ShownDrawing | null): number[] {
  return [...new Set(drawing?.callouts.flatMap(({ productId }) => productId ?? []) ?? [])];
}

/** Price and stock of each part for the reader, in the quantity of the drawing. */
async function checkParts(context: PageContext, drawing: ShownDrawing | null): Promise<readonly CheckedRow[]> {
  const wanted = new Map<string, number>();
  for (const { productId, productName, quantity, unitPieces } of drawing?.callouts ?? [])
    if (productId !== null && productName !== null)
      wanted.set(productName, (wanted.get(productName) ?? 0) + unitsFor(quantity, unitPieces));
  const rows = [...wanted].map(([part, units]) => ({ part, width: '', quantity: String(units) }));
  return (await context.call(quickOrderPaths.check, { rows })).rows;
}

/** Adds one row, those with a quantity, or all that may fit the chosen press to the basket. */
export async function action(args: PageActionArgs) {
  const form = await args.request.formData();
  const { press } = await readPresses(args);
  const { drawing } = await readAssembly(args, press);
  if (drawing === null) return addParts(args.context, form, []);
  const judged = form.has('all') ? await judgeParts(args.context, partIdsOf(drawing), press?.machineId) : null;
  return addParts(args.context, form, wantedCallouts(form, drawing, misfitsOf(judged)), press?.machineId);
}

/** An assembly of a press: its drawing and its parts list, which lead to each other (J4). */
export function Component() {
  const t = usePressesText();
  const { page, checked, judged, press, own } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const { me } = useShell();
  const { modelName, modelPath, assemblyId, assemblyName, assemblyPath, assemblies, revisions, drawing } = page;
  const title = t('drawing.title', { model: modelName, assembly: assemblyName });
  const query = new URLSearchParams(useLocation().search);
  const asked = query.get('revision') ?? '';
  const askedPress = query.has('press') ? press?.machineId : undefined;
  useChosenCallout();
  useKeptCopies(drawing === null ? [] : [assemblyAddress(modelPath, assemblyPath, asked)]);
  const byProduct = new Map(
    checked.flatMap((row) => (row.product === null ? [] : [[row.product.productId, row] as const])),
  );
  return (
    <>
      <Head
        title={title}
        description={t('drawing.description', { model: modelName, assembly: assemblyName })}
        canonical={assemblyAddress(modelPath, assemblyPath)}
      />
      <Breadcrumb
        indexed
        label={t('presses.trail')}
        steps={[
          { label: t('catalogue.home'), href: '/' },
          { label: t('presses.title'), href: '/Presses' },
          { label: modelName, href: modelAddress(modelPath) },
          { label: assemblyName },
        ]}
      />
      <h1>{title}</h1>
      {revisions.length < 2 ? null : (
        <nav aria-label={t('drawing.revisions')} className="row off-paper below-3">
          {revisions.map((each) => (
            <PageLink
              key={each.drawingId}
              href={assemblyAddress(modelPath, assemblyPath, each.revision, askedPress)}
              aria-current={each.drawingId === drawing?.drawingId ? 'true' : undefined}
            >
              {t('drawing.revision', { revision: each.revision, ranges: rangeText(each, t) })}
            </PageLink>
          ))}
        </nav>
      )}
      {drawing === null ? (
        <p>{t('drawing.none')}</p>
      ) : (
        <>
          {me === null ? <p>{t('drawing.log-in')}</p> : null}
          {press !== null || own.length === 0 ? null : (
            <p className="row off-paper below-3">
              {t('drawing.for-press')}
              {own.map((each) => (
                <PageLink key={each.machineId} href={assemblyAddress(modelPath, assemblyPath, asked, each.machineId)}>
                  {machineTitle(each)}
                </PageLink>
              ))}
            </p>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- marks what the pointer or the focus is on */}
          <section
            key={drawing.drawingId}
            className={styles.assembly}
            aria-label={t('drawing.alt', { assembly: assemblyName, revision: drawing.revision })}
            onPointerOver={lightUp}
            onFocus={lightUp}
          >
            <DrawingView drawing={drawing} assemblyName={assemblyName} />
            <PartsList drawing={drawing} checked={byProduct} judged={judged} answer={answer} mayOrder={me !== null} />
          </section>
          <p className="off-paper">
            <PageLink href={`/Ask-For-Parts?about=${encodeURIComponent(title)}`}>{t('drawing.what-part')}</PageLink>
          </p>
        </>
      )}
      <section aria-labelledby="assemblies" className="above-6 off-paper">
        <h2 id="assemblies">{t('presses.assemblies')}</h2>
        <AssemblyTree modelPath={modelPath} assemblies={assemblies} currentId={assemblyId} machineId={askedPress} />
      </section>
    </>
  );
}

import { textHook } from '../../texts/texts.tsx';
import { loadTexts } from '../../texts/loaded-texts.ts';
import type compare from '#texts/en/compare.json';
import type { Messages } from '@lingui/core';
import { PageLink } from '../../design/page-link.tsx';
import { Fragment } from 'react';
import { data, Form, redirect, useLoaderData } from 'react-router';
import { machineLabel } from '#shop/catalogue/presses/machine-label.ts';
import type { JudgedParts } from '#shop/catalogue/presses/paths.ts';
import { cataloguePaths, type Comparison, MAX_COMPARED, type ProductCard } from '#shop/shopfront/search/paths.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { TextField } from '../../design/field.tsx';
import { Head } from '../../design/head.tsx';
import { Notice } from '../../design/notice.tsx';
import { PartNumber } from '../../design/part-number.tsx';
import { Picture } from '../../design/picture.tsx';
import type { PageArgs } from '../../page-context.ts';
import { categoryAddress, productAddress } from '../catalogue/addresses.ts';
import { CardPurchase } from '../catalogue/card-purchase.tsx';
import { FitMark } from '../presses/fit-mark.tsx';
import { judgeParts } from '../presses/judge-parts.ts';
import { Value } from '../product/specification-table.tsx';
import { compareAddress, listIn, partsIn } from './compared-parts.ts';
import styles from './compare.module.css';

const useCompareText = textHook<keyof typeof compare>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/compare.json', { import: 'default' })),
);

/** Compares up to six parts of one type, given in the address (I5). */
export async function loader({ request, context }: PageArgs) {
  const query = new URL(request.url).searchParams;
  const asked = partsIn(query);
  const typed = query.get('add')?.trim() ?? '';
  const added = typed === '' ? null : await findId(typed);
  if (added !== null) return redirect(compareAddress([...asked, added]));
  const list = listIn(query);
  const [comparison, listing] = await Promise.all([
    asked.length === 0 ? null : context.call(cataloguePaths.compare, { parts: asked.join(',') }),
    list === null ? null : context.call(cataloguePaths.listing, list),
  ]);
  const judged = await judgeParts(context, comparison?.products.map(({ id }) => id) ?? []);
  const offered = listing?.products ?? [];
  return data({ comparison, judged, offered, unknown: typed }, { status: typed === '' ? 200 : 404 });

  async function findId(keyword: string): Promise<number | null> {
    const listing = await context.ask(cataloguePaths.listing, { keyword, exactly: true });
    return listing.ok ? listing.output.exactId : null;
  }
}

export function Component() {
  const { comparison, judged, offered, unknown } = useLoaderData<typeof loader>();
  const t = useCompareText();
  const type = comparison?.typeName ?? null;
  const title = type === null ? t('compare.title') : t('compare.type', { type });
  return (
    <>
      <Head title={title} />
      <h1>{title}</h1>
      {unknown === '' ? null : <Notice kind="bad">{t('compare.unknown', { number: unknown })}</Notice>}
      {comparison === null || comparison.products.length === 0 ? (
        offered.length > 0 ? null : (
          <EmptyState title={t('compare.none')}>
            <p>{t('compare.hint')}</p>
            <p>
              <ButtonLink href="/search">{t('compare.catalogue')}</ButtonLink>
            </p>
          </EmptyState>
        )
      ) : (
        <SideBySide comparison={comparison} judged={judged} />
      )}
      {offered.length === 0 ? null : <TickList offered={offered} compared={comparison?.products ?? []} />}
      <AddPart comparison={comparison} />
    </>
  );
}

interface SideBySideProps {
  comparison: Comparison;
  judged: JudgedParts | null;
}

function SideBySide({ comparison: { products, rows, leftOut }, judged }: SideBySideProps) {
  const t = useCompareText();
  const isPriced = products.some(({ price }) => price !== null);
  return (
    <>
      {leftOut === 0 ? null : <Notice kind="plain">{t('compare.leftout', { count: leftOut })}</Notice>}
      {products.length < 2 ? null : <p>{t(rows.some(({ differs }) => differs) ? 'compare.mark' : 'compare.same')}</p>}
      <div className="sideways below-5">
        <table className={styles.table}>
          <caption className="visually-hidden">{t('compare.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('compare.attribute')}</th>
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <div className={styles.picture}>
                    <SmallPicture product={product} pixels={128} />
                  </div>
                  <PageLink href={productAddress(product)}>
                    <PartNumber>{product.name}</PartNumber>
                  </PageLink>
                  <p className="flush regular">{product.intro}</p>
                  <PageLink
                    className="off-paper small regular"
                    href={compareAddress(products.map(({ id }) => id).filter((id) => id !== product.id))}
                  >
                    {t('compare.remove', { name: product.name })}
                  </PageLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isPriced ? (
              <tr>
                <th scope="row">{t('compare.price')}</th>
                {products.map((product) => (
                  <td key={product.id}>
                    {product.price === null ? null : (
                      <CardPurchase product={product} price={product.price} mayAdd={product.hasWidths === undefined} />
                    )}
                  </td>
                ))}
              </tr>
            ) : null}
            <tr>
              <th scope="row">{t('compare.stock')}</th>
              {products.map(({ id, inStock, promised }) => (
                <td key={id}>{promised ?? t(inStock ? 'compare.instock' : 'compare.out')}</td>
              ))}
            </tr>
            {judged === null || judged.machine === null ? null : (
              <tr>
                <th scope="row">{t('compare.fit')}</th>
                {products.map(({ id }) => (
                  <td key={id}>
                    <Fit judged={judged} productId={id} />
                  </td>
                ))}
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.name} row={row} products={products} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Fit({ judged: { machine, parts }, productId }: { judged: JudgedParts; productId: number }) {
  const part = parts.find((each) => each.productId === productId);
  return machine === null || part === undefined ? null : <FitMark fit={part.fit} press={machineLabel(machine)} />;
}

function SmallPicture({ product: { imageHash, cloudImageUrl }, pixels }: { product: ProductCard; pixels: number }) {
  return (
    <Picture
      folder="products"
      hash={imageHash}
      cloudUrl={cloudImageUrl}
      alt=""
      sizes={`${pixels}px`}
      width={pixels}
      height={pixels}
      widest={240}
    />
  );
}

function Row({ row, products }: { row: Comparison['rows'][number]; products: Comparison['products'] }) {
  const t = useCompareText();
  return (
    <tr data-differs={row.differs || undefined}>
      <th scope="row">
        {row.name}
        {row.differs ? (
          <>
            <span aria-hidden="true">{' ≠'}</span>
            <span className="visually-hidden">, {t('compare.differs')}</span>
          </>
        ) : null}
      </th>
      {products.map(({ id }, at) => {
        const cell = row.cells[at] ?? [];
        return (
          <td key={id}>
            {cell.length === 0 ? <span className="faint-ink">{t('compare.nothing')}</span> : null}
            {cell.map((value, index) => (
              <Fragment key={`${value.low} ${value.words.join()}`}>
                {index === 0 ? null : ', '}
                <Value of={value} />
              </Fragment>
            ))}
          </td>
        );
      })}
    </tr>
  );
}

/** The parts of a list as checkboxes; compared ones are checked. */
function TickList({ offered, compared }: { offered: readonly ProductCard[]; compared: readonly ProductCard[] }) {
  const t = useCompareText();
  const isCompared = (id: number) => compared.some((product) => product.id === id);
  const others = compared.filter(({ id }) => !offered.some((product) => product.id === id));
  return (
    <Form action="/Compare" className="off-paper below-5">
      {others.map(({ id }) => (
        <input key={id} type="hidden" name="part" value={id} />
      ))}
      <p>{t('compare.hint')}</p>
      <ul className="list grid cells-20 gap-2">
        {offered.map((product) => (
          <li key={product.id}>
            <label className={`lit ${styles.tick}`}>
              <input
                type="checkbox"
                name="part"
                value={product.id}
                defaultChecked={isCompared(product.id)}
                aria-label={product.name}
              />
              <SmallPicture product={product} pixels={64} />
              <span>
                <PartNumber>{product.name}</PartNumber> <span className="own-line soft">{product.intro}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p className="foot-bar flush">
        <Button type="submit">{t('compare.ticked')}</Button>
      </p>
    </Form>
  );
}

/** The address of the list of the same kind that keeps the compared parts. */
function moreAddress(category: { guid: string }, typeId: number, products: readonly ProductCard[]): string {
  const list = `${categoryAddress(category)}&type=${typeId}`.replace('search', 'Compare');
  return [list, ...products.map(({ id }) => `part=${id}`)].join('&');
}

/** Adds a part by its number, or by checkboxes in the list of its kind. */
function AddPart({ comparison }: { comparison: Comparison | null }) {
  const t = useCompareText();
  const { products = [], category = null, typeId = null } = comparison ?? {};
  if (products.length >= MAX_COMPARED) return null;
  return (
    <div className="off-paper">
      <Form action="/Compare" className="fields">
        {products.map(({ id }) => (
          <input key={id} type="hidden" name="part" value={id} />
        ))}
        <TextField
          key={products.length}
          label={t('compare.add')}
          name="add"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <Button type="submit" kind="secondary">
          {t('compare.submit')}
        </Button>
      </Form>
      {category === null || typeId === null ? null : (
        <PageLink href={moreAddress(category, typeId, products)}>{t('compare.more')}</PageLink>
      )}
    </div>
  );
}

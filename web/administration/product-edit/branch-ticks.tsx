import { useEffect, useEffectEvent, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import type { BranchChoice, EditedProduct } from '#shop/shopfront/product-editing/paths.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { noticeOf } from '../../forms/refused-form.ts';
import { Button } from '../../design/button.tsx';
import { t } from '../staff-text.ts';
import styles from './branch-ticks.module.css';
import type { productAction } from './product-action.ts';

interface BranchTicksProps {
  product: EditedProduct;
  categories: readonly BranchChoice[];
}

/** Categories of a product: each checkbox is saved at once (E6, D23); without script all of them by a button. */
export function BranchTicks({ product, categories }: BranchTicksProps) {
  const { categoryLinks, subcategoryLinks } = product;
  const trouble = noticeOf('ticks', useActionData<typeof productAction>());
  const linkOf = (links: EditedProduct['categoryLinks'], branchId: number) =>
    links.find((link) => link.branchId === branchId)?.id ?? 0;
  return (
    <section className={styles.ticks} aria-labelledby="product-branches">
      <h2 id="product-branches">{t('product.branches')}</h2>
      <p className="faint below-3">{t('product.branches-hint')}</p>
      <PostForm intent="tick-all">
        {trouble === null ? null : <TroubleNote text={trouble} />}
        <ul className={styles.tree}>
          {categories.map((category) => (
            <li key={category.id}>
              <Tick kind="category" branch={category} linkId={linkOf(categoryLinks, category.id)} />
              <ul className="list">
                {category.subcategories.map((subcategory) => (
                  <li key={subcategory.id}>
                    <Tick kind="sub-category" branch={subcategory} linkId={linkOf(subcategoryLinks, subcategory.id)} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <div className={styles.withoutScript}>
          <Button type="submit" kind="secondary">
            {t('product.branches-save')}
          </Button>
        </div>
      </PostForm>
    </section>
  );
}

interface TickProps {
  kind: 'category' | 'sub-category';
  branch: Pick<BranchChoice, 'id' | 'name' | 'isHidden'>;
  linkId: number;
}

/** Shows the new state at once, and reverts it if the save fails. A press during a save is saved after it. */
function Tick({ kind, branch: { id, name, isHidden }, linkId }: TickProps) {
  const fetcher = useFetcher<typeof productAction>();
  const [pressed, setPressed] = useState<{ linkId: number } | null>(null);
  const [isPressedAgain, setPressedAgain] = useState(false);
  const isSaving = fetcher.state !== 'idle';
  const trouble = isSaving ? null : noticeOf('tick', fetcher.data);
  // Until the page has been reloaded, the link is the one at the time of the click.
  const isAhead = pressed?.linkId === linkId && trouble === null;
  const isBusy = isSaving || isAhead; // the id of the new link is not known yet
  const isTicked = (isAhead ? linkId === 0 : linkId !== 0) !== isPressedAgain;
  const save = () => {
    setPressed({ linkId });
    void fetcher.submit({ intent: 'tick', kind, branchId: id, linkId }, { method: 'post' });
  };
  const endSave = useEffectEvent(() => {
    if (!isPressedAgain) return;
    setPressedAgain(false);
    if (trouble === null) save();
  });
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- the router has no event for the end of a save
    if (!isBusy) endSave();
  }, [isBusy]);
  return (
    <>
      <label className={styles.tick} aria-busy={isSaving || undefined}>
        <input
          type="checkbox"
          name={kind}
          value={id}
          checked={isTicked}
          onChange={() => (isBusy ? setPressedAgain((before) => !before) : save())}
        />
        <span>
          {name}
          {isHidden ? <small> {t('product.branch-hidden')}</small> : null}
        </span>
      </label>
      {trouble === null ? null : <TroubleNote text={trouble} />}
    </>
  );
}

function TroubleNote({ text }: { text: string }) {
  return (
    <p className="bad below-3" role="alert">
      {text}
    </p>
  );
}

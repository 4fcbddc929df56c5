import { useState } from 'react';
import type { BasketHead } from '#shop/trade/cart/paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { useText } from '../texts/texts.tsx';
import { useLoaded } from '../use-loaded.ts';
import styles from './basket-menu.module.css';

const loadLines = () => import('./basket-lines.tsx');

/**
 * The basket's count in the header, and its lines one click away (A4). A native popover, so it opens without script;
 * its lines are asked for when the button is pointed at, focused or pressed.
 */
export function BasketMenu({ basket }: { basket: BasketHead | null }) {
  const t = useText();
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);
  const count = basket?.count ?? 0;
  return (
    <div onPointerEnter={want} onFocus={want}>
      <button
        type="button"
        popoverTarget="basket-menu"
        className={styles.opener}
        aria-label={t('shell.basket-count', { count })}
      >
        <Icon shape="basket" size={24} />
        <span className={styles.count} data-empty={count === 0 || undefined}>
          {count}
        </span>
      </button>
      <section
        ref={(menu) => {
          if (menu?.matches(':popover-open') === true) want(); // opened before hydration
        }}
        id="basket-menu"
        popover="auto"
        className={styles.menu}
        aria-label={t('shell.basket')}
        onToggle={want}
      >
        {basket === null || count === 0 ? (
          <p className="soft-ink around-4 centre-text">{t('shell.basket-empty')}</p>
        ) : (
          <>
            {isWanted ? <Lines basket={basket} /> : null}
            <div className={styles.steps}>
              <ButtonLink href="/basket" kind="secondary">
                {t('shell.view-cart')}
              </ButtonLink>
              <ButtonLink href="/checkout">{t('shell.checkout')}</ButtonLink>
            </div>
          </>
        )}
      </section>
    </div>
  );
}

function Lines({ basket }: { basket: BasketHead }) {
  const t = useText();
  const code = useLoaded(loadLines, basket);
  if (code === 'unreachable') return <p className="soft-ink around-4 centre-text">{t('shell.unreachable')}</p>;
  if (code === null) return <p className="soft-ink around-4 centre-text" aria-busy="true" />;
  return <code.BasketLines basket={basket} />;
}

import { textHook } from '../../texts/texts.tsx';
import { loadTexts } from '../../texts/loaded-texts.ts';
import type texts from '#texts/en/kit.json';
import type { Messages } from '@lingui/core';
import type { KitPart } from '#shop/shopfront/search/paths.ts';
import { PageLink } from '../../design/page-link.tsx';
import { PartNumber } from '../../design/part-number.tsx';
import { Price } from '../../design/price.tsx';
import { productAddress } from '../catalogue/addresses.ts';

/** The texts of the parts of a kit. */
const useKitText = textHook<keyof typeof texts>(
  await loadTexts(import.meta.glob<Messages>('/texts/*/kit.json', { import: 'default' })),
);

/** The parts of a kit with what each costs alone (J7); nothing for other products. */
export function KitPartTable({ parts }: { parts: readonly KitPart[] }) {
  const t = useKitText();
  if (parts.length === 0) return null;
  const hasPrices = parts.some(({ price }) => price !== null);
  return (
    <section aria-labelledby="kit">
      <h2 id="kit">{t('kit.heading')}</h2>
      <table className="table ruled cards">
        <caption className="visually-hidden">{t('kit.heading')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('kit.part')}</th>
            <th scope="col" className="figure">
              {t('kit.quantity')}
            </th>
            <th scope="col">{t('kit.stock')}</th>
            {hasPrices ? (
              <th scope="col" className="figure">
                {t('kit.price')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.productId}>
              <th scope="row" data-label={t('kit.part')}>
                <span>
                  {part.isOffered ? (
                    <PageLink href={productAddress({ id: part.productId, name: part.productName })}>
                      <PartNumber>{part.productName}</PartNumber>
                    </PageLink>
                  ) : (
                    <PartNumber>{part.productName}</PartNumber>
                  )}{' '}
                  <span className="soft">{part.productIntro}</span>
                </span>
              </th>
              <td className="figure" data-label={t('kit.quantity')}>
                {part.quantity}
              </td>
              <td data-label={t('kit.stock')}>{t(part.inStock ? 'kit.in-stock' : 'kit.out-of-stock')}</td>
              {hasPrices ? (
                <td className="figure" data-label={t('kit.price')}>
                  {part.price === null ? (
                    <span className="soft">{t('kit.alone')}</span>
                  ) : (
                    <Price minor={part.price.unitPriceMinor} currency={part.price.currency} />
                  )}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {hasPrices ? <p className="soft">{t('kit.own-price')}</p> : null}
    </section>
  );
}

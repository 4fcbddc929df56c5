import { PostForm } from '../../../forms/post-form.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { PartNumber, PartWidth } from '../../../design/part-number.tsx';
import { productAddress } from '../../catalogue/addresses.ts';
import { HiddenInput } from './hidden-input.tsx';
import { useOwnNumbersText } from './own-numbers-text.ts';
import type { OwnNumbersAnswer } from './save-own-numbers.ts';
import type { OwnPartNumber } from '#shop/catalogue/customer-part-numbers/paths.ts';

interface NumberTableProps {
  numbers: readonly OwnPartNumber[];
  mayChange: boolean;
  answer: OwnNumbersAnswer | undefined;
}

/** The company's customer part numbers with their parts; each can be changed or removed. */
export function NumberTable({ numbers, mayChange, answer }: NumberTableProps) {
  const t = useOwnNumbersText();
  return (
    <table className="table ruled cards">
      <caption className="visually-hidden">{t('own-numbers.list')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('own-numbers.own')}</th>
          <th scope="col">{t('own-numbers.part')}</th>
          <th scope="col">{t('own-numbers.what')}</th>
          {mayChange ? (
            <th scope="col">
              <span className="visually-hidden">{t('own-numbers.change')}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {numbers.map((each) => (
          <tr key={each.ownNumber}>
            <th scope="row" data-label={t('own-numbers.own')} className="anywhere">
              <PartNumber>{each.ownNumber}</PartNumber>
            </th>
            <td data-label={t('own-numbers.part')}>
              <PartLink each={each} />
            </td>
            <td data-label={t('own-numbers.what')} className="anywhere">
              {each.productIntro}
            </td>
            {mayChange ? (
              <td className="figure">
                <Steps each={each} answer={answer} />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PartLink({ each: { productId, productName, variantDetails } }: { each: OwnPartNumber }) {
  return (
    <PageLink href={productAddress({ id: productId, name: productName })}>
      <PartNumber>{productName}</PartNumber>
      <PartWidth>{variantDetails}</PartWidth>
    </PageLink>
  );
}

function Steps({ each, answer }: { each: OwnPartNumber; answer: OwnNumbersAnswer | undefined }) {
  const t = useOwnNumbersText();
  const { ownNumber, productName, variantDetails } = each;
  const place = { part: productName, width: variantDetails ?? '' };
  const change = new URLSearchParams({ own: ownNumber, ...place }).toString();
  return (
    <PostForm answer={answer} className="steps">
      <HiddenInput typed={answer?.values} />
      <input type="hidden" name="remove" value="1" />
      <input type="hidden" name="part" value={place.part} />
      <input type="hidden" name="width" value={place.width} />
      <input type="hidden" name="ownNumber" value="" />
      <PageLink
        href={`/Company/Part-Numbers?${change}#give`}
        aria-label={t('own-numbers.change-of', { number: ownNumber })}
      >
        {t('own-numbers.change')}
      </PageLink>
      <button type="submit" className="text-button" aria-label={t('own-numbers.remove-of', { number: ownNumber })}>
        {t('own-numbers.remove')}
      </button>
    </PostForm>
  );
}

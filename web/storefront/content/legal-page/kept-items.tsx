import { KEPT_IN_BROWSER, type KeptByEveryone } from '#shop/base/kernel/kept-in-browser.ts';
import { useContentText } from '../content-text.ts';

const ITEMS = KEPT_IN_BROWSER.filter((item): item is KeptByEveryone => item.whose === 'everyone');

/** The table of cookies and stored items, below the text of the cookie page (O6). */
export function KeptItems() {
  const t = useContentText();
  const columns = {
    name: t('content.kept-name'),
    place: t('content.kept-place'),
    purpose: t('content.kept-purpose'),
    life: t('content.kept-life'),
  };
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{t('content.kept-title')}</h2>
      <p>{t('content.kept-none-foreign')}</p>
      <table className="table ruled cards anywhere" aria-labelledby="kept">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.place}</th>
            <th scope="col">{columns.purpose}</th>
            <th scope="col">{columns.life}</th>
          </tr>
        </thead>
        <tbody>
          {ITEMS.map((item) => (
            <tr key={item.name}>
              <th scope="row" data-label={columns.name}>
                <code translate="no">
                  {item.name}
                  {'varies' in item ? '…' : null}
                </code>
              </th>
              <td data-label={columns.place}>{t(`content.kept-in-${item.place}`)}</td>
              <td data-label={columns.purpose}>{t(`content.kept-${item.purpose}`)}</td>
              <td data-label={columns.life}>{t(`content.kept-${item.life}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

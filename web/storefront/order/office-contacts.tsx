import type { Store } from '#shop/base/settings/paths.ts';
import { useOrderText } from './order-text.ts';
import styles from './order-sheet.module.css';

/** Contacts of both offices for an order (A27). */
export function OfficeContacts({ offices }: Pick<Store, 'offices'>) {
  const t = useOrderText();
  return (
    <section className={styles.offices}>
      {offices.map((office) => (
        <address key={office.region}>
          <h3>{office.region}</h3>
          <p>
            {office.company}
            {office.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span>{office.country}</span>
          </p>
          <p>
            <a
              href={`tel:${office.telephone.replaceAll(' ', '')}`}
              aria-label={`${t('order.telephone')} ${office.telephone}`}
            >
              {office.telephone}
            </a>
            <a href={`mailto:${office.email}`}>{office.email}</a>
          </p>
        </address>
      ))}
    </section>
  );
}

import { useId } from 'react';
import { useLoaderData } from 'react-router';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import { contentPaths, type OfficeOnMap } from '#shop/shopfront/content/paths.ts';
import { Breadcrumb } from '../../../design/breadcrumb.tsx';
import { Head } from '../../../design/head.tsx';
import { StructuredData } from '../../../design/structured-data.tsx';
import type { PageArgs } from '../../../page-context.ts';
import { useWholeAddress } from '../../../public-url.tsx';
import { useContentText } from '../content-text.ts';
import { useShell } from '../../../shell/shell.ts';
import { useShopFace } from '../../../shell/shop-face.ts';
import styles from './contact-us.module.css';
import { OfficeMap } from './office-map.tsx';

export async function loader({ context }: PageArgs) {
  const [offices, { cutOff }] = await Promise.all([
    context.call(contentPaths.offices, {}),
    context.call(settingsPaths.store, {}),
  ]);
  return { offices, cutOff };
}

/** The offices: contacts and locations (A30). */
export function Component() {
  const t = useContentText();
  const { name, light: logo } = useShopFace();
  const whole = useWholeAddress();
  const { offices, cutOff } = useLoaderData<typeof loader>();
  const isSample = useShell().notices.hasSampleStore;
  return (
    <>
      <Head
        title={t('content.contact-title')}
        description={t(isSample ? 'content.contact-description' : 'content.contact-description-own', { name })}
        canonical="/Contact-Us"
      />
      <StructuredData
        data={{
          '@type': 'Organization',
          name,
          url: whole('/'),
          ...(logo === undefined ? {} : { logo: whole(logo.url) }),
          subOrganization: offices.map(aboutOffice),
        }}
      />
      <Breadcrumb
        indexed
        label={t('content.trail')}
        steps={[{ label: t('content.home'), href: '/' }, { label: t('content.contact-title') }]}
      />
      <h1>{t('content.contact-title')}</h1>
      <p className="at-most-60ch soft-ink large">
        {t(offices.length > 1 ? 'content.contact-intro' : 'content.contact-intro-own')}
      </p>
      {cutOff === '' ? null : <p>{cutOff}</p>}
      <div className="grid above-6 cells-26 gap-5">
        {offices.map((office) => (
          <OfficeCard key={office.region} office={office} />
        ))}
      </div>
    </>
  );
}

/** Structured data of an office for search engines. */
function aboutOffice({ company, lines, country, telephone, email }: OfficeOnMap) {
  return {
    '@type': 'Organization',
    name: company,
    telephone,
    email,
    address: { '@type': 'PostalAddress', streetAddress: lines.join(', '), addressCountry: country },
  };
}

function OfficeCard({ office }: { office: OfficeOnMap }) {
  const t = useContentText();
  const id = useId();
  return (
    <section className={styles.office} aria-labelledby={id}>
      <h2 id={id} className="heading">
        {office.region}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('content.contact-address')}</dt>
          <dd>
            <address>
              <strong>{office.company}</strong>
              {[...office.lines, office.country].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
        <div>
          <dt>{t('content.contact-telephone')}</dt>
          <dd>
            <a href={`tel:${office.telephone.replaceAll(' ', '')}`}>{office.telephone}</a>
          </dd>
        </div>
        <div>
          <dt>{t('content.contact-email')}</dt>
          <dd>
            <a href={`mailto:${office.email}`}>{office.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('content.contact-hours')}</dt>
          <dd>{office.hours}</dd>
        </div>
      </dl>
      {office.place === null ? null : <OfficeMap office={{ ...office, place: office.place }} />}
    </section>
  );
}

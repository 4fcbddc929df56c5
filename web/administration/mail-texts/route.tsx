import { useLoaderData } from 'react-router';
import { type ChangedMail, mailTextPaths } from '#shop/desk/mail-texts/paths.ts';
import type { PageArgs } from '../../page-context.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { PageHead } from '../page-head.tsx';
import { SettingsTabs } from '../settings/settings-tabs.tsx';
import { languageName } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { kindName } from './kind-name.ts';
import { mailTextHref } from '../screen-addresses.ts';

export function loader({ context }: PageArgs): Promise<ChangedMail[]> {
  return context.call(mailTextPaths.kinds, {});
}

/** The kinds of mail whose texts staff change, each in its languages (D22). */
export function Component() {
  const kinds = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('mail-texts.title')} />
      <SettingsTabs current="Mail-Texts" />
      <p>{t('mail-texts.intro')}</p>
      <ListTable
        isMain
        caption={t('mail-texts.title')}
        columns={columns()}
        rows={kinds}
        rowKey={({ kind }) => kind}
        rowHref={({ kind }) => mailTextHref(kind, 'en')}
      />
    </>
  );
}

const columns = (): readonly Column<ChangedMail>[] => [
  { key: 'kind', label: t('mail-texts.kind'), cell: ({ kind }) => kindName(kind) },
  { key: 'languages', label: t('mail-texts.languages'), cell: (mail) => <Languages mail={mail} /> },
  {
    key: 'changed',
    label: t('mail-texts.changed'),
    cell: ({ languages }) =>
      languages
        .filter(({ changed }) => changed > 0)
        .map(({ language, changed }) => `${languageName(language)}: ${changed}`)
        .join(', '),
  },
];

function Languages({ mail: { kind, languages } }: { mail: ChangedMail }) {
  return (
    <span className="row">
      {languages.map(({ language }) => (
        <a key={language} href={mailTextHref(kind, language)}>
          {languageName(language)}
        </a>
      ))}
    </span>
  );
}

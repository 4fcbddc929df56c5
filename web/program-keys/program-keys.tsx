import type { ApiScope } from '#shop/base/rights/api-scope.ts';
import type { KeyUse, ShownKey } from '#shop/people/keys/paths.ts';
import { Notice } from '../design/notice.tsx';
import { PageLink } from '../design/page-link.tsx';
import { PostForm } from '../forms/post-form.tsx';
import type { SaveAnswer } from '../forms/save-answer.ts';
import { PasswordQuestion } from '../forms/password-again.tsx';
import { useFigures } from '../texts/texts.tsx';
import { KeyForm } from './key-form.tsx';
import { KeyUsePanel } from './key-use.tsx';
import { useProgramKeysText } from './keys-text.ts';
import styles from './program-keys.module.css';

/** Answer of the action of the page. */
export type KeysAnswer = SaveAnswer | { saved: true; form: string; apiKey: string };

interface ProgramKeysProps {
  keys: readonly ShownKey[];
  /** The key whose calls are shown; null: none. */
  use: KeyUse | null;
  /** Scopes that a new key can have. */
  scopes: readonly ApiScope[];
  answer: KeysAnswer | undefined;
  timeZone: string;
  /** Address of the page. */
  page: string;
}

/** Keys of programs (M1): the list, the use of one, and the form for a new one. */
export function ProgramKeys({ keys, use, scopes, answer, timeZone, page }: ProgramKeysProps) {
  const t = useProgramKeysText();
  const refused = answer?.saved === false ? answer : undefined;
  const words = {
    title: t('program-keys.confirm-title'),
    submit: t('program-keys.confirm'),
    cancel: t('program-keys.cancel'),
    label: t('program-keys.password'),
    hint: t('program-keys.password-hint'),
  };
  return (
    <>
      {answer !== undefined && 'apiKey' in answer ? <NewKey text={answer.apiKey} /> : null}
      {answer?.saved === true && !('apiKey' in answer) ? (
        <Notice kind="good">{t('program-keys.revoked-now')}</Notice>
      ) : null}
      {refused !== undefined && refused.form !== 'add' ? (
        <PasswordQuestion answer={refused} words={words} href={page} />
      ) : null}
      {use === null ? null : <KeyUsePanel use={use} timeZone={timeZone} />}
      <KeyTable keys={keys} timeZone={timeZone} page={page} />
      <section aria-labelledby="new-key" className="above-6">
        <h2 id="new-key">{t('program-keys.new')}</h2>
        <KeyForm key={keys[0]?.guid ?? ''} scopes={scopes} answer={refused?.form === 'add' ? refused : undefined} />
      </section>
    </>
  );
}

/** The text of a key, once. */
function NewKey({ text }: { text: string }) {
  const t = useProgramKeysText();
  return (
    <Notice kind="good">
      <h2>{t('program-keys.made')}</h2>
      <p>{t('program-keys.once')}</p>
      <input
        className="control mono"
        aria-label={t('program-keys.text')}
        readOnly
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Notice>
  );
}

function KeyTable({ keys, timeZone, page }: Pick<ProgramKeysProps, 'keys' | 'timeZone' | 'page'>) {
  const t = useProgramKeysText();
  const { day } = useFigures();
  const dayOrNone = (at: string | null) => (at === null ? t('program-keys.never') : day(new Date(at), timeZone));
  if (keys.length === 0) return <p>{t('program-keys.none')}</p>;
  return (
    <table className="table ruled cards">
      <caption className="visually-hidden">{t('program-keys.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('program-keys.name')}</th>
          <th scope="col">{t('program-keys.holder')}</th>
          <th scope="col">{t('program-keys.state')}</th>
          <th scope="col">{t('program-keys.used')}</th>
          <th scope="col">{t('program-keys.ends')}</th>
          <th scope="col">{t('program-keys.change')}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.guid}>
            <th scope="row" data-label={t('program-keys.name')}>
              <PageLink href={`${page}?key=${key.guid}`}>{key.keyName}</PageLink> <code>{key.keyPrefix}</code>
            </th>
            <td data-label={t('program-keys.holder')}>
              {key.keyMaker === null ? key.keyHolder : `${key.keyHolder}, ${key.keyMaker}`}
            </td>
            <td data-label={t('program-keys.state')}>{t(`program-keys.state.${key.keyState}`)}</td>
            <td data-label={t('program-keys.used')}>{dayOrNone(key.lastUsedAt)}</td>
            <td data-label={t('program-keys.ends')}>{dayOrNone(key.expiresAt)}</td>
            <td data-label={t('program-keys.change')}>
              {key.keyState === 'revoked' ? null : <KeyButtons keyShown={key} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function KeyButtons({ keyShown: { guid, keyName, isOwn } }: { keyShown: ShownKey }) {
  const t = useProgramKeysText();
  return (
    <>
      {isOwn ? (
        <PostForm intent="rotate" className={styles.inline} preventScrollReset>
          <input type="hidden" name="guid" value={guid} />
          <button type="submit" aria-label={t('program-keys.rotate-name', { name: keyName })}>
            {t('program-keys.rotate')}
          </button>
        </PostForm>
      ) : null}
      <PostForm intent="revoke" className={styles.inline} preventScrollReset>
        <input type="hidden" name="guid" value={guid} />
        <button type="submit" aria-label={t('program-keys.revoke-name', { name: keyName })}>
          {t('program-keys.revoke')}
        </button>
      </PostForm>
    </>
  );
}

import { LOGO_KINDS, type LogoKind } from '#shop/base/settings/logo.ts';
import { type ShopLogo, staffSettingsPaths } from '#shop/base/settings/staff-paths.ts';
import { Button } from '../../design/button.tsx';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { noticeOf } from '../../forms/refused-form.ts';
import { sendFile } from '../../forms/send-file.ts';
import { PictureUpload } from '../pictures/picture-upload.tsx';
import { useUpload } from '../pictures/use-upload.ts';
import { t } from '../staff-text.ts';
import { logoForm } from './change-logo.ts';

interface LogosProps {
  logos: readonly ShopLogo[];
  answer: SaveAnswer | undefined;
}

/** The shop's logos: for light paper, and for dark screens. */
export function Logos({ logos, answer }: LogosProps) {
  return (
    <section aria-labelledby="logos">
      <h2 id="logos">{t('shop-details.logos')}</h2>
      <p>{t('shop-details.logos-intro')}</p>
      <div className="row">
        {LOGO_KINDS.map((kind) => (
          <OneLogo key={kind} kind={kind} logo={logos.find(({ logoKind }) => logoKind === kind)} answer={answer} />
        ))}
      </div>
    </section>
  );
}

function OneLogo({ kind, logo, answer }: { kind: LogoKind; logo: ShopLogo | undefined } & Pick<LogosProps, 'answer'>) {
  const upload = useUpload(
    (file, onProgress) => sendFile(staffSettingsPaths.saveLogo, { logoKind: kind, file }, onProgress),
    undefined,
    'drawings',
  );
  return (
    <div className="stack">
      <PictureUpload
        label={t(`shop-details.logo-${kind}`)}
        fields={{ intent: 'save-logo', logoKind: kind }}
        accept="image/svg+xml,image/png,image/jpeg,image/webp,image/avif"
        hint={t('shop-details.logo-hint')}
        upload={upload}
        done={t('shop-details.logo-saved')}
        failed={null}
        refused={noticeOf(logoForm(kind), answer) ?? undefined}
        submit={t(`shop-details.logo-send-${kind}`)}
      >
        {logo === undefined ? (
          <p>{t('shop-details.logo-none')}</p>
        ) : (
          <p className="row panel align-center flush padded" style={{ colorScheme: kind }}>
            <img src={logo.logoUrl} alt={t(`shop-details.logo-${kind}`)} width={logo.width} height={logo.height} />
          </p>
        )}
      </PictureUpload>
      {logo === undefined ? null : (
        <PostForm intent="remove-logo">
          <input type="hidden" name="logoKind" value={kind} />
          <Button type="submit" kind="secondary">
            {t(`shop-details.logo-remove-${kind}`)}
          </Button>
        </PostForm>
      )}
    </div>
  );
}

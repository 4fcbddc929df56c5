import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Path } from '#shop/base/operations/path.ts';
import { Button } from '../../design/button.tsx';
import { FileField } from '../../design/file-field.tsx';
import { Notice } from '../../design/notice.tsx';
import { sendFile } from '../../forms/send-file.ts';
import { putIntoField, useDrop } from '../pictures/use-drop.ts';
import { t } from '../staff-text.ts';
interface ImportUploadProps<Answer> {
  /** The call that compares the file. */
  path: Path<{ file: File }, Answer>;
  /** Address of its result. */
  hrefOf: (answer: Answer) => string;
  /** The files that can be sent. */
  hint: string;
  refused: string | undefined;
}

/** Uploads a file for comparison as soon as it is chosen, with its progress, and opens the result. Without script a plain form with a file. */
export function ImportUpload<Answer>({ path, hrefOf, hint, refused }: ImportUploadProps<Answer>) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [percent, setPercent] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | undefined>(refused);
  const drop = useDrop((file) => {
    putIntoField(input.current, file);
    void send(file);
  });

  async function send(file: File | undefined) {
    if (file === undefined) return setTrouble(t('import.choose'));
    setTrouble(undefined);
    setPercent(0);
    const asked = await sendFile(path, { file }, setPercent);
    if (asked.ok) return navigate(hrefOf(asked.output));
    setPercent(null);
    setTrouble(asked.refusal.message);
  }

  return (
    <form
      method="post"
      encType="multipart/form-data"
      className="drop-place grid gap-2 items-start"
      data-dragging={drop.isOver || undefined}
      {...drop.handlers}
      onSubmit={(event) => {
        event.preventDefault();
        void send(input.current?.files?.[0]);
      }}
    >
      <FileField
        ref={input}
        label={t('import.upload-label')}
        hint={
          <>
            {hint} <span className="scripted">{t('import.upload-at-once')}</span>
          </>
        }
        name="file"
        accept=".csv,.zip,text/csv,application/zip"
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length === 1) void send(currentTarget.files[0]);
        }}
      />
      {percent === null ? null : <progress max={100} value={percent} aria-label={t('import.sending-label')} />}
      <Button type="submit" busy={percent !== null && t('import.sending', { percent })}>
        {t('import.upload')}
      </Button>
      {trouble === undefined ? null : (
        <Notice kind="bad">
          <p>{trouble}</p>
        </Notice>
      )}
    </form>
  );
}

import { type SyntheticEvent, useState } from 'react';
import { REQUEST_READERS, REQUEST_TEXT_MAX, URGENCIES } from '#shop/trade/part-requests/part-request.ts';
import { Button } from '../../../design/button.tsx';
import { showPicture } from '../../../design/chosen-picture.tsx';
import { SelectField, TextAreaField } from '../../../design/field.tsx';
import { FileField } from '../../../design/file-field.tsx';
import { Notice } from '../../../design/notice.tsx';
import { newFormKey } from '../../../page-context.ts';
import { dropRequests, type KeptRequest, keepRequest, readOwner } from '../../part-requests/kept/kept-requests.ts';
import { usePartRequestText } from '../../part-requests/part-requests-text.ts';
import { machineTitle } from '../machine-name.ts';

export interface RequestPress {
  machineId: number;
  serial: string;
  machineName: string;
  modelName: string;
  isChosen: boolean;
}

interface RequestFormProps {
  machines: readonly RequestPress[];
  /** A refused request that is written again; its photo stays. */
  changed: KeptRequest | null;
  onKept: (key: string) => void;
}

/** Form of a request that is kept on this device first. Its key is made with the form, so that pressing twice keeps one. */
export function RequestForm({ machines, changed, onKept }: RequestFormProps) {
  const t = usePartRequestText();
  const [key] = useState(newFormKey);
  const [trouble, setTrouble] = useState<'none' | 'login-ended' | 'no-room'>('none');
  const [hasPhoto, setHasPhoto] = useState(changed?.photo != null);
  const start = changed?.draft;
  const chosen = machines.find(({ isChosen }) => isChosen)?.machineId;
  const keep = async (form: FormData) => {
    const owner = await readOwner();
    if (owner === undefined) return setTrouble('login-ended');
    const draft = draftIn(form);
    const file = form.get('file');
    const photo = file instanceof File && file.size > 0 ? file : (changed?.photo ?? null);
    const request: KeptRequest = {
      key,
      owner,
      draft: {
        ...draft,
        wanted: draft.wanted || (photo === null ? '' : t(`part-requests.photo-alone-${draft.requestReader}`)),
      },
      photo,
      writtenAtMs: Date.now(),
      state: { is: 'waiting' },
    };
    await keepRequest(request);
    if (changed !== null) await dropRequests([changed.key]);
    return onKept(key);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    keep(new FormData(event.currentTarget)).catch(() => setTrouble('no-room'));
  };
  return (
    <form
      onSubmit={submit}
      onChange={({ currentTarget }) => {
        const file = new FormData(currentTarget).get('file');
        setHasPhoto(changed?.photo != null || (file instanceof File && file.size > 0));
      }}
      className="stack form at-most-36rem"
    >
      {trouble === 'none' ? null : <Notice kind="bad">{t(`part-requests.kept-${trouble}`)}</Notice>}
      <SelectField label={t('part-requests.to')} name="to" defaultValue={start?.requestReader ?? 'counter'}>
        {REQUEST_READERS.toReversed().map((reader) => (
          <option key={reader} value={reader}>
            {t(`part-requests.to.${reader}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('part-requests.press')}
        name="machineId"
        defaultValue={(changed === null ? chosen : start?.machineId) ?? ''}
      >
        <option value="">{t('part-requests.no-press')}</option>
        {machines.map((machine) => (
          <option key={machine.machineId} value={machine.machineId}>
            {machineTitle(machine)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t('part-requests.wanted')}
        name="wanted"
        defaultValue={start?.wanted}
        maxLength={REQUEST_TEXT_MAX}
        rows={3}
        required={!hasPhoto}
      />
      <FileField
        label={t('part-requests.photo')}
        hint={t(changed?.photo == null ? 'part-requests.photo-hint' : 'part-requests.kept-photo')}
        name="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        preview={showPicture}
      />
      <SelectField label={t('part-requests.urgency')} name="urgency" defaultValue={start?.urgency ?? 'soon'}>
        {URGENCIES.map((urgency) => (
          <option key={urgency} value={urgency}>
            {t(`part-requests.urgency.${urgency}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{t('part-requests.kept-keep')}</Button>
    </form>
  );
}

function draftIn(form: FormData): KeptRequest['draft'] {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    requestReader: text('to') === 'purchasing' ? 'purchasing' : 'counter',
    machineId: text('machineId') === '' ? null : Number(text('machineId')),
    urgency: URGENCIES.find((urgency) => urgency === text('urgency')) ?? 'soon',
    wanted: text('wanted'),
  };
}

import { Form } from 'react-router';
import { MAX_OWN_NUMBER_LENGTH, type TypedOwnNumber } from '#shop/catalogue/customer-part-numbers/own-number.ts';
import { MAX_CELL_LENGTH } from '#shop/trade/quick-order/typed-row.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { Button } from '../../../design/button.tsx';
import { TextAreaField, TextField } from '../../../design/field.tsx';
import { FileField } from '../../../design/file-field.tsx';
import { FormKey } from '../../../forms/form-key.tsx';
import { useSending } from '../../../forms/use-sending.ts';
import { HiddenInput } from './hidden-input.tsx';
import { useOwnNumbersText } from './own-numbers-text.ts';
import type { OwnNumbersAnswer } from './save-own-numbers.ts';
import { useTypedNumbers } from './use-typed-numbers.ts';

interface GiveFormsProps {
  /** Number that the address selects for editing. */
  chosen: TypedOwnNumber;
  answer: OwnNumbersAnswer | undefined;
}

/** Forms for one number, a pasted list, a file. */
export function NumberForms({ chosen, answer }: GiveFormsProps) {
  const t = useOwnNumbersText();
  const isSending = useSending();
  const busy = isSending && t('own-numbers.saving');
  const { began, one, many } = useTypedNumbers(chosen, answer);
  return (
    <>
      <section id="give" aria-labelledby="give-title" className="above-6">
        <h2 id="give-title">{t('own-numbers.give')}</h2>
        <p>{t('own-numbers.give-hint')}</p>
        <Form ref={one} method="post" className="form at-most-26rem">
          <FormKey answer={answer} />
          <HiddenInput typed={answer?.values} />
          <TextField
            label={t('own-numbers.part')}
            name="part"
            defaultValue={began.one.part}
            maxLength={MAX_CELL_LENGTH}
            autoComplete="off"
            spellCheck={false}
            required
          />
          <TextField
            label={t('own-numbers.width')}
            name="width"
            defaultValue={began.one.width}
            maxLength={MAX_CELL_LENGTH}
            autoComplete="off"
          />
          <TextField
            label={t('own-numbers.own')}
            name="ownNumber"
            defaultValue={began.one.ownNumber}
            maxLength={MAX_OWN_NUMBER_LENGTH}
            autoComplete="off"
            spellCheck={false}
          />
          <Button type="submit" busy={busy}>
            {t('own-numbers.save')}
          </Button>
        </Form>
      </section>
      <section aria-labelledby="many-title" className="above-6">
        <h2 id="many-title">{t('own-numbers.many')}</h2>
        <Form ref={many} method="post" className="form at-most-26rem">
          <FormKey answer={answer} />
          <HiddenInput typed={answer?.values} />
          <TextAreaField
            label={t('own-numbers.paste')}
            hint={t('own-numbers.paste-hint')}
            name="text"
            rows={5}
            spellCheck={false}
            defaultValue={began.text}
          />
          <Button type="submit" kind="secondary" busy={busy}>
            {t('own-numbers.paste-save')}
          </Button>
        </Form>
        <PostForm answer={answer} encType="multipart/form-data" className="form at-most-26rem">
          <HiddenInput typed={answer?.values} />
          <FileField
            label={t('own-numbers.file')}
            hint={t('own-numbers.file-hint')}
            name="file"
            accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            required
          />
          <Button type="submit" kind="secondary" busy={busy}>
            {t('own-numbers.file-send')}
          </Button>
        </PostForm>
      </section>
    </>
  );
}

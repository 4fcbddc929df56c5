import { data, useActionData, useLoaderData } from 'react-router';
import { REQUEST_TEXT_MAX } from '#shop/trade/part-requests/part-request.ts';
import { staffPartRequestPaths } from '#shop/trade/part-requests/staff-paths.ts';
import { Notice } from '../../design/notice.tsx';
import { Section } from '../../design/section.tsx';
import { type PageActionArgs, type PageArgs, RefusedError } from '../../page-context.ts';
import { PictureList } from '../../storefront/returns/picture-list.tsx';
import { declareForm } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { lines } from '../forms/form-kinds.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { Moment } from '../moment.tsx';
import { PageHead } from '../page-head.tsx';
import { partList } from '../replacement/part-list.ts';
import { SideBySide } from '../side-by-side.tsx';
import { t } from '../staff-text.ts';

const answerForm = declareForm({
  answer: {
    ...lines('part-question.answer', 3, { input: { maxLength: REQUEST_TEXT_MAX, 'data-buyer': true } }),
    hint: 'part-question.answer-hint',
  },
  parts: partList('part-question.parts', { hint: 'part-question.parts-hint', rows: 3 }),
});

const NEW_ANSWER = { answer: '', parts: [] };

export async function loader({ request, context }: PageArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const asked = /^\d{1,10}$/.test(id)
    ? await context.ask(staffPartRequestPaths.read, { partRequestId: Number(id) })
    : null;
  if (asked?.ok === true) return asked.output;
  if (asked !== null && asked.refusal.status !== 404 && asked.refusal.status !== 400)
    throw new RefusedError(asked.refusal);
  throw data({ message: t('part-question.not-valid') }, { status: 404 });
}

/** Answers with words and parts; the member gets a mail (J9). */
export async function action({ request, context }: PageActionArgs) {
  const partRequestId = Number(new URL(request.url).searchParams.get('id'));
  const save = await saveForm(answerForm, await request.formData(), context, {
    path: staffPartRequestPaths.answer,
    input: (values) => ({ partRequestId, ...values }),
  });
  return answerOf(save);
}

/** One question to the counter: the press, the words, photos, and the answer (J9). */
export function Component() {
  const question = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { partRequestId, requestState, company, askedBy, askedAt, press, urgency, wanted, pictures } = question;
  return (
    <>
      <PageHead title={t('part-question.of', { number: partRequestId })} />
      {answer?.saved === true ? <Notice kind="good">{t('part-question.sent')}</Notice> : null}
      <SideBySide>
        <div>
          <Section heading={t('part-question.wanted')} boxed>
            <p>
              {company}, {askedBy}, <Moment at={askedAt} />
            </p>
            <p>{[press, t(`part-question.urgency.${urgency}`)].filter((word) => word !== '').join(', ')}</p>
            <p>{wanted}</p>
          </Section>
          <Section heading={t('part-question.photos')} boxed>
            {pictures.length === 0 ? <p>{t('part-question.no-photos')}</p> : null}
            <PictureList
              file="/Part-Picture.jpg"
              pictures={pictures}
              nameOf={(position) => t('part-question.photo', { position })}
            />
          </Section>
        </div>
        <Section heading={t('part-question.answer')} boxed>
          {requestState === 'open' ? (
            <DeclaredForm
              key={partRequestId}
              of={answerForm}
              record={NEW_ANSWER}
              answer={answer}
              submit={t('part-question.send')}
            />
          ) : (
            <>
              <p>{question.answer ?? t(`part-question.state.withdrawn`)}</p>
              <ul>
                {question.lines.map(({ productId, productName, quantity }) => (
                  <li key={productId}>
                    {quantity} × {productName}
                  </li>
                ))}
              </ul>
            </>
          )}
        </Section>
      </SideBySide>
    </>
  );
}

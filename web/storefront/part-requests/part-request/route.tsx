import { data, useLoaderData, useLocation } from 'react-router';
import { settingsPaths } from '#shop/base/settings/paths.ts';
import {
  MAX_REQUEST_PICTURES,
  REQUEST_TEXT_MAX,
  takesRequestPictures,
} from '#shop/trade/part-requests/part-request.ts';
import { partRequestPaths } from '#shop/trade/part-requests/paths.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { showPicture } from '../../../design/chosen-picture.tsx';
import { Fact, Facts } from '../../../design/facts.tsx';
import { TextAreaField } from '../../../design/field.tsx';
import { FileField } from '../../../design/file-field.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { PartNumber, PartWidth } from '../../../design/part-number.tsx';
import { PostForm } from '../../../forms/post-form.tsx';
import { useAnswer } from '../../../forms/use-answer.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { type PageArgs, RefusedError } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { productAddress } from '../../catalogue/addresses.ts';
import { useKeptCopies } from '../../presses/kept/use-kept-copies.ts';
import { machineAddress } from '../../presses/machine-name.ts';
import { PictureList } from '../../returns/picture-list.tsx';
import { usePartRequestText } from '../part-requests-text.ts';
import { shownState } from '../request-state.ts';
import { UrgencyMark } from '../urgency-mark.tsx';
import { changePartRequest } from './change-request.ts';

export async function loader({ request, context }: PageArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!/^\d{1,10}$/.test(id)) throw notThere();
  const [asked, { timeZone }] = await Promise.all([
    context.ask(partRequestPaths.read, { partRequestId: Number(id) }),
    context.call(settingsPaths.store, {}),
  ]);
  if (!asked.ok) {
    const { status } = asked.refusal;
    throw status === 404 || status === 400 ? notThere() : new RefusedError(asked.refusal);
  }
  return { request: asked.output, timeZone };
}

export const action = changePartRequest;

/** Unknown, or another's; the answer does not reveal which. */
function notThere() {
  return data(null, { status: 404 });
}

/** One request for parts: what is needed, photos, the answer, and the next step of its reader (J9). */
export function Component() {
  const t = usePartRequestText();
  const { request } = useLoaderData<typeof loader>();
  useKeptCopies([]);
  const trouble = useAnswer<typeof action>();
  const query = new URLSearchParams(useLocation().search);
  const title = t('part-requests.of', { number: request.partRequestId });
  return (
    <>
      <Head title={title} />
      <AccountBreadcrumb here={title} below={{ label: t('part-requests.title'), href: '/Part-Requests' }} />
      <h1>{title}</h1>
      {query.has('asked') && request.requestState === 'open' ? (
        <Notice kind="good">{t(`part-requests.asked-${request.requestReader}`)}</Notice>
      ) : null}
      {query.has('photo') && request.pictures.length === 0 ? (
        <Notice kind="bad">{t('part-requests.photo-refused')}</Notice>
      ) : null}
      {trouble?.notice == null ? null : <Notice kind="bad">{trouble.notice}</Notice>}
      <Answer />
      <RequestFacts />
      <Parts />
      <Photos />
      <Steps />
    </>
  );
}

function RequestFacts() {
  const t = usePartRequestText();
  const { request, timeZone } = useLoaderData<typeof loader>();
  const { day } = useFigures();
  const { press, machineId, wanted } = request;
  return (
    <Facts>
      <Fact label={t('part-requests.state')}>{t(`part-requests.state.${shownState(request)}`)}</Fact>
      <Fact label={t('part-requests.to')}>{t(`part-requests.to.${request.requestReader}`)}</Fact>
      <Fact label={t('part-requests.urgency')}>
        <UrgencyMark {...request} />
      </Fact>
      {press === '' ? null : (
        <Fact label={t('part-requests.press')}>
          {machineId === null ? press : <PageLink href={machineAddress(machineId)}>{press}</PageLink>}
        </Fact>
      )}
      <Fact label={t('part-requests.asked-by')}>{request.askedBy}</Fact>
      <Fact label={t('part-requests.asked-on')}>{day(new Date(request.askedAt), timeZone)}</Fact>
      {wanted === '' ? null : <Fact label={t('part-requests.wanted')}>{wanted}</Fact>}
    </Facts>
  );
}

function Answer() {
  const t = usePartRequestText();
  const { request } = useLoaderData<typeof loader>();
  if (request.answer === null) return null;
  const { answer, answeredBy: name } = request;
  return (
    <section aria-labelledby="answer">
      <h2 id="answer">
        {name === null ? t('part-requests.answered-by-shop') : t('part-requests.answered-by', { name })}
      </h2>
      <p>{answer}</p>
    </section>
  );
}

function Parts() {
  const t = usePartRequestText();
  const { request } = useLoaderData<typeof loader>();
  const { lines, requestReader, partRequestId } = request;
  const isSending = useSending('add');
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="parts" className="above-6">
      <h2 id="parts">{t('part-requests.parts')}</h2>
      <ul className="list stack">
        {lines.map(({ productId: id, productName: name, productIntro, variantId, variantDetails, quantity }) => (
          <li key={`${id} ${variantId}`}>
            {quantity} ×{' '}
            <PageLink href={productAddress({ id, name })}>
              <PartNumber>{name}</PartNumber>
            </PageLink>
            <PartWidth>{variantDetails}</PartWidth> <span className="soft">{productIntro}</span>
          </li>
        ))}
      </ul>
      {requestReader === 'counter' ? (
        <PostForm intent="add" action={`/Part-Request?id=${partRequestId}`}>
          <Button type="submit" busy={isSending && t('part-requests.sending')}>
            {t('part-requests.take')}
          </Button>
        </PostForm>
      ) : null}
    </section>
  );
}

function Photos() {
  const t = usePartRequestText();
  const { request } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  const isSending = useSending('picture');
  const { pictures, isOwn, requestState, partRequestId } = request;
  const mayAdd = isOwn && takesRequestPictures(requestState) && pictures.length < MAX_REQUEST_PICTURES;
  if (pictures.length === 0 && !mayAdd) return null;
  return (
    <section aria-label={t('part-requests.photo')} className="above-6">
      <PictureList
        file="/Part-Picture.jpg"
        pictures={pictures}
        nameOf={(position) => t('part-requests.photo-of', { position })}
      />
      {mayAdd ? (
        <PostForm
          key={pictures.length}
          intent="picture"
          answer={trouble}
          action={`/Part-Request?id=${partRequestId}`}
          encType="multipart/form-data"
          className="form at-most-26rem"
          noValidate
        >
          <FileField
            label={t('part-requests.photo')}
            hint={t('part-requests.photo-hint')}
            name="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            preview={showPicture}
            error={trouble?.form === 'picture' ? trouble.errors.file : undefined}
          />
          <Button type="submit" kind="secondary" busy={isSending && t('part-requests.sending')}>
            {t('part-requests.photo-add')}
          </Button>
        </PostForm>
      ) : null}
    </section>
  );
}

/** Purchasing takes or answers an open request, its author withdraws it; an ordered one leads to its order. */
function Steps() {
  const t = usePartRequestText();
  const { request } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  const isSending = useSending();
  const { partRequestId, mayTake, isOwn, requestState, lines, orderId } = request;
  const own = { action: `/Part-Request?id=${partRequestId}`, answer: trouble, className: 'form at-most-26rem' };
  const busy = isSending && t('part-requests.sending');
  const refused = trouble?.form === 'answer' ? trouble : undefined;
  return (
    <div className="above-6 stack off-paper">
      {mayTake && lines.length > 0 ? (
        <PostForm intent="take" {...own}>
          <Button type="submit" busy={busy}>
            {t('part-requests.take')}
          </Button>
        </PostForm>
      ) : null}
      {mayTake ? (
        <PostForm intent="answer" {...own} noValidate>
          <TextAreaField
            label={t('part-requests.answer')}
            hint={t('part-requests.answer-hint')}
            name="answer"
            defaultValue={refused?.values.answer}
            error={refused?.errors.answer}
            maxLength={REQUEST_TEXT_MAX}
            rows={2}
          />
          <Button type="submit" kind="secondary" busy={busy}>
            {t('part-requests.send-answer')}
          </Button>
        </PostForm>
      ) : null}
      {isOwn && requestState === 'open' ? (
        <PostForm intent="withdraw" {...own}>
          <Button type="submit" kind="secondary" busy={busy}>
            {t('part-requests.withdraw')}
          </Button>
        </PostForm>
      ) : null}
      <p className="row align-center">
        {orderId === null ? null : (
          <ButtonLink href={`/Customer-Order/?id=${orderId}`}>{t('part-requests.order')}</ButtonLink>
        )}
        <ButtonLink kind="secondary" href="/Part-Requests">
          {t('part-requests.all')}
        </ButtonLink>
      </p>
    </div>
  );
}

import { useLoaderData } from 'react-router';
import { pressPaths } from '#shop/catalogue/presses/paths.ts';
import { cartPaths } from '#shop/trade/cart/paths.ts';
import { REQUEST_READERS, REQUEST_TEXT_MAX, URGENCIES } from '#shop/trade/part-requests/part-request.ts';
import { Button } from '../../../design/button.tsx';
import { showPicture } from '../../../design/chosen-picture.tsx';
import { SelectField, TextAreaField } from '../../../design/field.tsx';
import { FileField } from '../../../design/file-field.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { PartNumber, PartWidth } from '../../../design/part-number.tsx';
import { PostForm } from '../../../forms/post-form.tsx';
import { useAnswer } from '../../../forms/use-answer.ts';
import { useSending } from '../../../forms/use-sending.ts';
import type { PageArgs } from '../../../page-context.ts';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { orKeptCopy } from '../../presses/kept/or-kept-copy.ts';
import { machineTitle } from '../../presses/machine-name.ts';
import { usePartRequestText } from '../part-requests-text.ts';
import { sendRequest } from './send-request.ts';

/** Words that a link fills in, such as the row of a drawing. */
const ABOUT_MAX = 200;

export function loader(args: PageArgs) {
  return orKeptCopy(args, () => readPage(args));
}

async function readPage({ request, context }: PageArgs) {
  const query = new URL(request.url).searchParams;
  const to = REQUEST_READERS.find((reader) => reader === query.get('to')) ?? 'counter';
  const [machines, basket] = await Promise.all([
    context.call(pressPaths.machines, {}),
    to === 'purchasing' ? context.call(cartPaths.current, {}) : null,
  ]);
  return {
    to,
    basket,
    about: (query.get('about') ?? '').slice(0, ABOUT_MAX),
    part: (query.get('fits') ?? '').slice(0, ABOUT_MAX),
    machineId: query.get('machine'),
    machines,
  };
}

export const action = sendRequest;

/** Asks the counter which part it is, or purchasing for the parts of the basket (J9). */
export function Component() {
  const t = usePartRequestText();
  const { to } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  const title = t(`part-requests.ask-${to}`);
  return (
    <>
      <Head title={title} />
      <AccountBreadcrumb here={title} below={{ label: t('part-requests.title'), href: '/Part-Requests' }} />
      <h1>{title}</h1>
      <p className="at-most-44rem soft-ink">{t(`part-requests.ask-${to}-lead`)}</p>
      {trouble?.notice == null ? null : <Notice kind="bad">{trouble.notice}</Notice>}
      <AskForm key={to} />
    </>
  );
}

function AskForm() {
  const t = usePartRequestText();
  const { to, about, part, machineId, machines } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  const isSending = useSending();
  const typed = (name: string) => trouble?.values[name];
  const chosenPress = machines.find(({ isChosen }) => isChosen);
  const chosen = machineId ?? chosenPress?.machineId ?? '';
  const fitQuestion =
    chosenPress === undefined ? part : t('part-requests.does-it-fit', { part, press: machineTitle(chosenPress) });
  return (
    <PostForm answer={trouble} encType="multipart/form-data" className="stack form at-most-36rem" noValidate>
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="photoAlone" value={t(`part-requests.photo-alone-${to}`)} />
      {to === 'purchasing' ? <BasketParts /> : null}
      <SelectField
        label={t('part-requests.press')}
        name="machineId"
        defaultValue={typed('machineId') ?? chosen}
        error={trouble?.errors.machineId}
      >
        <option value="">{t('part-requests.no-press')}</option>
        {machines.map((machine) => (
          <option key={machine.machineId} value={machine.machineId}>
            {machineTitle(machine)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={t(to === 'counter' ? 'part-requests.wanted-counter' : 'part-requests.wanted')}
        name="wanted"
        defaultValue={typed('wanted') ?? (part === '' ? about : fitQuestion)}
        error={trouble?.errors.wanted}
        maxLength={REQUEST_TEXT_MAX}
        rows={3}
      />
      <FileField
        label={t('part-requests.photo')}
        hint={t('part-requests.photo-hint')}
        name="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        preview={showPicture}
      />
      <SelectField
        label={t('part-requests.urgency')}
        name="urgency"
        defaultValue={typed('urgency') ?? 'soon'}
        error={trouble?.errors.urgency}
      >
        {URGENCIES.map((urgency) => (
          <option key={urgency} value={urgency}>
            {t(`part-requests.urgency.${urgency}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" busy={isSending && t('part-requests.sending')}>
        {t(`part-requests.send-${to}`)}
      </Button>
      {to === 'purchasing' ? (
        <p>
          <PageLink href="/Ask-For-Parts">{t('part-requests.to-counter')}</PageLink>
        </p>
      ) : null}
    </PostForm>
  );
}

/** The parts of the basket, each of which goes to purchasing unless it is left out. */
function BasketParts() {
  const t = usePartRequestText();
  const { basket } = useLoaderData<typeof loader>();
  if (basket === null || basket.lines.length === 0) return <p>{t('part-requests.no-parts')}</p>;
  return (
    <>
      <input type="hidden" name="cart" value={basket.guid} />
      <p className="soft">{t('part-requests.parts-hint')}</p>
      <ul className="list stack" aria-label={t('part-requests.parts')}>
        {basket.lines.map(({ id, quantity, productName, variantDetails }) => (
          <li key={id}>
            <label className="line">
              <input type="checkbox" name="cartLine" value={id} defaultChecked />
              <span>
                {quantity} × <PartNumber>{productName}</PartNumber> <PartWidth>{variantDetails}</PartWidth>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

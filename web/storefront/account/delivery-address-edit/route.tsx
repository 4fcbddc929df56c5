import { data, Navigate, redirect, useLoaderData, useLocation } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { savedAddressErrors } from '#shop/people/customers/address-rules.ts';
import { addressPaths } from '#shop/people/customers/paths.ts';
import { deliveryPaths } from '#shop/trade/delivery/paths.ts';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { isFaultless } from '#shop/base/messages/field-errors.ts';
import { Head } from '../../../design/head.tsx';
import type { PageActionArgs, PageArgs, PageContext } from '../../../page-context.ts';
import { refuseForm } from '../../../forms/refused-form.ts';
import { useAccountText } from '../account-text.ts';
import { filledTexts, valuesIn } from '../../../forms/typed-form.ts';
import { ADDRESS_FIELDS, addressForm, BLANK_ADDRESS, formIn } from '../../checkout/address-draft.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountBreadcrumb } from '../account-breadcrumb.tsx';
import { AddressForm, type AddressTrouble } from './address-form.tsx';

export async function loader({ request, context }: PageArgs) {
  const addressId = addressIdIn(request);
  const [address, { items }] = await Promise.all([
    addressId === 0 ? null : context.call(addressPaths.read, { addressId }),
    context.call(deliveryPaths.countries, {}),
  ]);
  const start = address === null ? BLANK_ADDRESS : filledTexts(addressForm, address);
  return { addressId, start, version: address?.version, countries: items };
}

export async function action({ request, context }: PageActionArgs) {
  const id = addressIdIn(request);
  const form = await request.formData();
  const values = formIn(form);
  const draft = valuesIn(addressForm, values);
  const { countryId } = draft;
  const errors = savedAddressErrors(draft);
  if (!isFaultless(errors) || countryId === null)
    return data<AddressTrouble>({ values, errors, notice: null }, { status: 400 });
  const seen = Number(form.get('version'));
  const version = seen > 0 ? { version: seen } : {};
  const asked = await context.askOnce(form, addressPaths.save, { ...draft, countryId, id, ...version });
  if (asked.ok) return redirect('/Delivery-Addresses?saved=1');
  const meanwhile = await savedMeanwhile(asked.refusal, id, context);
  return refuseForm(asked.refusal, ADDRESS_FIELDS, { values, ...meanwhile });
}

/**
 * The current address, if it was saved in another window or by a colleague since the form was filled. It is read again,
 * because the refusal contains it in English (N1).
 */
async function savedMeanwhile(
  { code }: Refusal,
  addressId: number,
  context: PageContext,
): Promise<Pick<AddressTrouble, 'meanwhile'>> {
  if (code !== 'save.stale') return {};
  const asked = await context.ask(addressPaths.read, { addressId });
  return asked.ok ? { meanwhile: asked.output } : {};
}

/** One delivery address: `?id=` of an own one, or none for a new one (A25, C4). */
export function Component() {
  const t = useAccountText();
  const { addressId, start, version, countries } = useLoaderData<typeof loader>();
  const trouble = useAnswer<typeof action>();
  const { state } = useLocation() as { state: { addressId?: number } | null };
  // A visitor with the id only in the navigation state is redirected to an address that can be reloaded (A25).
  if (addressId === 0 && state?.addressId !== undefined) return <Navigate to={`?id=${state.addressId}`} replace />;
  const title = t(addressId === 0 ? 'account.add-address' : 'account.edit-address');
  return (
    <AccountFrame>
      <Head title={title} />
      <AccountBreadcrumb here={title} below={{ label: t('account.addresses'), href: '/Delivery-Addresses' }} />
      <h1>{title}</h1>
      <AddressForm key={addressId} start={start} version={version} trouble={trouble} countries={countries} />
    </AccountFrame>
  );
}

/** 0 for a new address; the operation refuses invalid ids. */
function addressIdIn(request: Request): number {
  const id = new URL(request.url).searchParams.get('id') ?? '0';
  return /^\d{1,9}$/.test(id) ? Number(id) : -1;
}

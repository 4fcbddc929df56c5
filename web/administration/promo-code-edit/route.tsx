import { redirect, useActionData, useLoaderData } from 'react-router';
import { deliveryPaths } from '#shop/trade/delivery/paths.ts';
import { promotionPaths, type StoredCoupon } from '#shop/catalogue/coupons/paths.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { saveForm, wholeRecord } from '../forms/save-form.ts';
import { deleteHref } from '../screen-addresses.ts';
import { PageHead } from '../page-head.tsx';
import { t } from '../staff-text.ts';
import { couponForm, CouponForm } from './coupon-form.tsx';

interface View {
  /** null: a new code. */
  coupon: StoredCoupon | null;
  /** Continents on which customers live. */
  continents: readonly string[];
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const couponId = Number(new URL(request.url).searchParams.get('id') ?? 0);
  const [coupon, countries] = await Promise.all([
    couponId === 0 ? null : context.call(promotionPaths.read, { couponId }),
    context.call(deliveryPaths.countries, {}),
  ]);
  const continents = new Set(countries.items.map(({ continent }) => continent));
  return { coupon, continents: [...continents].sort() };
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const save = await saveForm(couponForm, form, context, { path: promotionPaths.save, input: wholeRecord });
  return save.saved ? redirect('/Administration/Promo-Codes') : save.answer;
}

/** One promo code with all fields; a save redirects to the list (E15, C8). */
export function Component() {
  const { coupon, continents } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={coupon === null ? t('promo.new-title') : t('promo.edit-title', { code: coupon.code })}>
        <a href="/Administration/Promo-Codes">{t('promo.back')}</a>
        {coupon === null ? null : (
          <a href={deleteHref({ what: 'promo-code', id: coupon.id }, '/Administration/Promo-Codes')}>
            {t('delete.link')}
          </a>
        )}
      </PageHead>
      <CouponForm key={coupon?.id ?? 0} coupon={coupon} continents={continents} answer={answer} />
    </>
  );
}

import { useActionData, useLoaderData } from 'react-router';
import type { Carrier } from '#shop/trade/fulfilment/paths.ts';
import { staffFulfilmentPaths } from '#shop/trade/fulfilment/staff-paths.ts';
import { Section } from '../../design/section.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { declareForm, namesIn } from '../forms/declare-form.ts';
import { DeclaredForm } from '../forms/declared-form.tsx';
import { line, tick } from '../forms/form-kinds.ts';
import { answerOf, saveForm, wholeRecord } from '../forms/save-form.ts';
import { PageHead } from '../page-head.tsx';
import { SideBySide } from '../side-by-side.tsx';
import { t } from '../staff-text.ts';

const carrierForm = declareForm({
  name: line('carriers.name', { input: { maxLength: 60, required: true } }),
  trackingUrl: line('carriers.url', { hint: 'carriers.url-hint', input: { maxLength: 300 } }),
  active: tick('carriers.active', { fresh: 'on' }),
});

export function loader({ context }: PageArgs): Promise<readonly Carrier[]> {
  return context.call(staffFulfilmentPaths.carriers, {});
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const name = formOf(form.get('id'));
  const carrier = { path: staffFulfilmentPaths.saveCarrier, input: wholeRecord, name };
  return answerOf(await saveForm(carrierForm, form, context, carrier), name);
}

const formOf = (id: unknown) => `carrier-${String(id)}`;

/** Carriers of shipments (L3). */
export function Component() {
  const carriers = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('carriers.title')} />
      <p>{t('carriers.hint')}</p>
      {carriers.length === 0 ? <p>{t('carriers.none')}</p> : null}
      <SideBySide>
        {carriers.map((carrier) => (
          <Section key={carrier.id} heading={carrier.name} boxed>
            <CarrierForm carrier={carrier} />
          </Section>
        ))}
        <Section heading={t('carriers.add')} boxed>
          <CarrierForm carrier={null} />
        </Section>
      </SideBySide>
    </>
  );
}

function CarrierForm({ carrier }: { carrier: Carrier | null }) {
  const name = formOf(carrier?.id ?? 0);
  const answer = useActionData<typeof action>();
  return (
    <DeclaredForm
      name={name}
      of={carrierForm}
      record={carrier}
      answer={answer?.form === name ? answer : undefined}
      hidden={{ id: carrier?.id ?? 0 }}
      submit={t(carrier === null ? 'carriers.add' : 'carriers.save')}
      saved={t('carriers.saved')}
      kind="secondary"
    >
      {({ draw }) => namesIn(carrierForm).map((field) => draw(field))}
    </DeclaredForm>
  );
}

import { useActionData, useLoaderData } from 'react-router';
import type { Carrier } from '#shop/fulfilment/paths.ts';
import { staffFulfilmentPaths } from '#shop/fulfilment/staff-paths.ts';
import { CheckField, TextField } from '../../design/field.tsx';
import { Section } from '../../design/section.tsx';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { fieldsOf } from '../forms/fields-of.ts';
import { answerSave, type FormValues, typedValues } from '../../forms/save-answer.ts';
import { StaffForm } from '../forms/staff-form.tsx';
import { PageHead } from '../page-head.tsx';
import { SideBySide } from '../side-by-side.tsx';
import { t } from '../staff-text.ts';

const FIELDS = ['name', 'trackingUrl'] as const;
type CarrierField = (typeof FIELDS)[number];

export function loader({ context }: PageArgs): Promise<readonly Carrier[]> {
  return context.call(staffFulfilmentPaths.carriers, {});
}

export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const values = typedValues(form);
  const id = Number(values['id']);
  const name = `carrier-${id}`;
  const asked = await askAsStaff(context, form, staffFulfilmentPaths.saveCarrier, {
    id,
    name: values['name'] ?? '',
    trackingUrl: values['trackingUrl'] ?? '',
    active: values['active'] === 'on',
    ...(values['version'] === undefined || values['version'] === '' ? {} : { version: Number(values['version']) }),
  });
  return answerSave(asked, FIELDS, values, name);
}

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

function valuesOf(carrier: Omit<Carrier, 'id' | 'version'> | null): FormValues {
  return {
    name: carrier?.name ?? '',
    trackingUrl: carrier?.trackingUrl ?? '',
    ...(carrier === null || carrier.active ? { active: 'on' } : {}),
  };
}

function CarrierForm({ carrier }: { carrier: Carrier | null }) {
  const name = `carrier-${carrier?.id ?? 0}`;
  const answer = useActionData<typeof action>();
  return (
    <StaffForm<CarrierField, Carrier>
      name={name}
      fields={[]}
      stored={valuesOf(carrier)}
      version={carrier?.version}
      storedOf={(current) => valuesOf(current)}
      answer={answer?.form === name ? answer : undefined}
      hidden={{ id: carrier?.id ?? 0 }}
      submit={t(carrier === null ? 'carriers.add' : 'carriers.save')}
      saved={t('carriers.saved')}
      kind="secondary"
    >
      {({ values, errors }) => (
        <>
          <TextField
            label={t('carriers.name')}
            maxLength={60}
            required
            {...fieldsOf<CarrierField>(values, errors)('name')}
          />
          <TextField
            label={t('carriers.url')}
            hint={t('carriers.url-hint')}
            maxLength={300}
            {...fieldsOf<CarrierField>(values, errors)('trackingUrl')}
          />
          <CheckField label={t('carriers.active')} name="active" defaultChecked={values['active'] === 'on'} />
        </>
      )}
    </StaffForm>
  );
}

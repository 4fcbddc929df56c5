import { redirect, useActionData, useLoaderData } from 'react-router';
import type { ListedLabel } from '#shop/catalogue/press-labels/paths.ts';
import { staffLabelPaths } from '#shop/catalogue/press-labels/staff-paths.ts';
import { type ListedModel, type Machine, pressPaths } from '#shop/catalogue/presses/paths.ts';
import { staffPressPaths } from '#shop/catalogue/presses/staff-paths.ts';
import { Notice } from '../../design/notice.tsx';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs, PageArgs } from '../../page-context.ts';
import { ConfirmedForm, askToConfirm } from '../forms/confirmed-form.tsx';
import { declareForm } from '../forms/declare-form.ts';
import { AllFields, DeclaredForm } from '../forms/declared-form.tsx';
import { line, lines, row } from '../forms/form-kinds.ts';
import { saveForm } from '../forms/save-form.ts';
import { LabelList } from '../../storefront/presses/label-list.tsx';
import { MachineOptions, optionsIn } from '../../storefront/presses/machine-fields.tsx';
import { PageHead } from '../page-head.tsx';
import { SideBySide } from '../side-by-side.tsx';
import { t } from '../staff-text.ts';

const machineForm = declareForm({
  modelId: row('staff-machines.model', { none: 'staff-machines.choose' }),
  serial: line('staff-machines.serial', { input: { maxLength: 30, autoComplete: 'off' } }),
  machineName: line('staff-machines.name', { input: { maxLength: 50, autoComplete: 'off' } }),
  place: line('staff-machines.place', { input: { maxLength: 50, autoComplete: 'off' } }),
  notes: lines('staff-machines.notes', 3, { input: { maxLength: 2000 } }),
});

interface View {
  companyId: number;
  /** null: a new one. */
  machine: Machine | null;
  models: readonly ListedModel[];
  labels: readonly ListedLabel[];
  /** Those of its model. */
  options: readonly string[];
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const { companyId, machineId } = idsIn(request);
  const [machines, models] = await Promise.all([
    context.call(staffPressPaths.machines, { companyId }),
    context.call(pressPaths.models, {}),
  ]);
  const machine = machines.find((each) => each.machineId === machineId) ?? null;
  if (machine === null && machineId !== 0) throw new Response(null, { status: 404 });
  if (machine === null) return { companyId, machine, models, labels: [], options: [] };
  const [labels, model] = await Promise.all([
    context.call(staffLabelPaths.labels, { machineId }),
    context.ask(pressPaths.model, { modelPath: machine.modelPath }), // none of a model that is no longer shown
  ]);
  return { companyId, machine, models, labels, options: model.ok ? model.output.options : [] };
}

function idsIn(request: Request) {
  const { searchParams } = new URL(request.url);
  return { companyId: Number(searchParams.get('company') ?? 0), machineId: Number(searchParams.get('id') ?? 0) };
}

export async function action({ request, context }: PageActionArgs) {
  const { companyId, machineId } = idsIn(request);
  const form = await request.formData();
  const typed = typedValues(form);
  switch (intentIn(form, ['', 'remove', 'revoke-label'])) {
    case '': {
      const options = optionsIn(form);
      const save = await saveForm(machineForm, form, context, {
        path: staffPressPaths.saveMachine,
        input: (values, { version }) => ({ ...values, ...options, machineId, companyId, version }),
      });
      return save.saved ? redirect(companyHref(companyId)) : save.answer;
    }
    case 'remove': {
      const question = askToConfirm(form);
      if (question !== null) return question;
      const asked = await askAsStaff(context, form, staffPressPaths.removeMachine, { machineId });
      return asked.ok ? redirect(companyHref(companyId)) : refusedSave(asked.refusal, [], typed, 'remove');
    }
    case 'revoke-label': {
      const labelId = Number(typed['labelId'] ?? 0);
      const asked = await askAsStaff(context, form, staffLabelPaths.revokeLabel, { labelId });
      return asked.ok
        ? redirect(`/Administration/Machine?company=${companyId}&id=${machineId}`)
        : refusedSave(asked.refusal, [], typed, 'remove');
    }
  }
}

const companyHref = (companyId: number) => `/Administration/Company?id=${companyId}#machines`;

/** A press of a company, as staff edit it (J3, H7). */
export function Component() {
  const { companyId, machine, models, labels, options } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const saveAnswer = answer !== undefined && 'saved' in answer ? answer : undefined;
  const answerOf = (form: string | undefined): SaveAnswer | undefined =>
    saveAnswer?.form === form ? saveAnswer : undefined;
  const removal = answerOf('remove');
  return (
    <>
      <PageHead title={machine === null ? t('staff-machines.new') : t('staff-machines.edit')}>
        <a href={companyHref(companyId)}>{t('staff-machines.back')}</a>
      </PageHead>
      <SideBySide>
        <div>
          <DeclaredForm
            key={machine?.machineId ?? 0}
            of={machineForm}
            record={machine}
            recordOf={({ name, ...stored }: StoredMachine) => ({ ...stored, machineName: name })}
            choices={{ modelId: withOwn(models, machine).map(({ modelId, modelName }) => [modelId, modelName]) }}
            answer={answerOf(undefined)}
            submit={t('save.submit')}
          >
            {({ draw }) => (
              <>
                <AllFields of={machineForm} draw={draw} />
                {machine === null ? null : <MachineOptions modelId={machine.modelId} all={options} own={machine} />}
              </>
            )}
          </DeclaredForm>
        </div>
        {machine === null ? null : (
          <div>
            {removal === undefined || removal.saved ? null : <Notice kind="bad">{removal.notice}</Notice>}
            <LabelList
              labels={labels}
              printHref={`/Administration/Machine-Labels?company=${companyId}&machine=${machine.machineId}`}
            />
            <ConfirmedForm
              fields={{ intent: 'remove' }}
              question={t('staff-machines.remove-question')}
              confirm={t('staff-machines.remove')}
              href={`/Administration/Machine?company=${companyId}&id=${machine.machineId}`}
            >
              {t('staff-machines.remove')}
            </ConfirmedForm>
          </div>
        )}
      </SideBySide>
    </>
  );
}

/** As a refused save brings it: with the names of its table. */
interface StoredMachine {
  modelId: number;
  serial: string;
  name: string;
  place: string;
  notes: string;
  version: number;
}

/** A press may be of a model that is no longer shown. */
function withOwn(
  models: readonly ListedModel[],
  machine: Machine | null,
): readonly Pick<ListedModel, 'modelId' | 'modelName'>[] {
  return machine === null || models.some(({ modelId }) => modelId === machine.modelId) ? models : [...models, machine];
}

import { redirect, useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { companyPaths } from '#shop/people/companies/paths.ts';
import { hasRight } from '#shop/base/rights/member-role.ts';
import { type ListedModel, type Machine, pressPaths } from '#shop/catalogue/presses/paths.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { followRows } from '../../../design/follow-row.ts';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { intentIn } from '../../../forms/intent.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { type RefusedForm, refuseForm } from '../../../forms/refused-form.ts';
import { filledTexts, textsIn } from '../../../forms/typed-form.ts';
import { useSending } from '../../../forms/use-sending.ts';
import type { PageActionArgs, PageArgs } from '../../../page-context.ts';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { AccountFrame } from '../../account/account-frame.tsx';
import {
  MACHINE_FIELDS,
  MachineFields,
  machineDraftOf,
  type MachineField,
  machineForm,
  type TypedMachine,
} from '../machine-fields.tsx';
import { orKeptCopy } from '../kept/or-kept-copy.ts';
import { machineAddress, machineTitle } from '../machine-name.ts';
import { usePressesText } from '../presses-text.ts';

export function loader(args: PageArgs) {
  return orKeptCopy(args, () => readPage(args));
}

async function readPage({ request, context }: PageArgs) {
  const { searchParams } = new URL(request.url);
  const [machines, models, { memberRole }] = await Promise.all([
    context.call(pressPaths.machines, {}),
    context.call(pressPaths.models, {}),
    context.call(companyPaths.own, {}),
  ]);
  return {
    machines,
    models,
    mayChange: hasRight(memberRole, 'order'),
    modelId: searchParams.get('model') ?? '',
    serial: searchParams.get('serial') ?? '',
    isRemoved: searchParams.has('removed'),
  };
}

type Answer = RefusedForm<MachineField, TypedMachine>;

/** Adds a press, or chooses one for lists and the basket. */
export async function action({ request, context }: PageActionArgs) {
  const form = await request.formData();
  switch (intentIn(form, ['add', 'choose'])) {
    case 'choose': {
      const chosen = String(form.get('machineId') ?? '');
      const asked = await context.askOnce(form, pressPaths.chooseMachine, {
        machineId: chosen === '' ? null : Number(chosen),
      });
      return asked.ok
        ? redirect('/My-Presses')
        : refuseForm(asked.refusal, MACHINE_FIELDS, { values: filledTexts(machineForm, {}) });
    }
    case 'add': {
      const values = textsIn(machineForm, form);
      const asked = await context.askOnce(form, pressPaths.saveMachine, machineDraftOf(values, 0, 0));
      if (!asked.ok) return refuseForm(asked.refusal, MACHINE_FIELDS, { values });
      const { machineId, isSerialUnusual } = asked.output;
      return redirect(`${machineAddress(machineId)}${isSerialUnusual ? '&unusual=1' : ''}`);
    }
  }
}

/** The presses of a member's company (J3). */
export function Component() {
  const t = usePressesText();
  const { machines, models, mayChange, modelId, serial, isRemoved } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  return (
    <AccountFrame>
      <Head title={t('my-presses.title')} />
      <AccountBreadcrumb here={t('my-presses.title')} />
      <h1>{t('my-presses.title')}</h1>
      <p>{t('my-presses.lead')}</p>
      {isRemoved ? <Notice kind="plain">{t('my-presses.removed')}</Notice> : null}
      {answer?.notice == null ? null : <Notice kind="bad">{answer.notice}</Notice>}
      {machines.length === 0 ? (
        <EmptyState title={t('my-presses.none')}>
          <p>{t('my-presses.none-hint')}</p>
        </EmptyState>
      ) : (
        <>
          <MachineTable machines={machines} />
          {mayChange ? (
            <p>
              <ButtonLink kind="secondary" href="/Press-Labels">
                {t('press-labels.print-all')}
              </ButtonLink>
            </p>
          ) : null}
        </>
      )}
      {mayChange ? (
        <AddForm models={models} answer={answer} start={{ ...filledTexts(machineForm, {}), modelId, serial }} />
      ) : null}
    </AccountFrame>
  );
}

function MachineTable({ machines }: { machines: readonly Machine[] }) {
  const t = usePressesText();
  return (
    <table ref={followRows} className="table ruled cards">
      <caption className="visually-hidden">{t('my-presses.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('my-presses.press')}</th>
          <th scope="col">{t('my-presses.model')}</th>
          <th scope="col">{t('my-presses.serial')}</th>
          <th scope="col">{t('my-presses.place')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('my-presses.use')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {machines.map((machine) => (
          <tr key={machine.machineId} data-linked>
            <th scope="row" data-label={t('my-presses.press')}>
              <PageLink className="strong" href={machineAddress(machine.machineId)}>
                {machine.machineName === '' ? machineTitle(machine) : machine.machineName}
              </PageLink>
            </th>
            <td data-label={t('my-presses.model')}>{machine.modelName}</td>
            <td data-label={t('my-presses.serial')}>{machine.serial}</td>
            <td data-label={t('my-presses.place')}>{machine.place}</td>
            <td className="figure">
              <ChooseForm machine={machine} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChooseForm({ machine }: { machine: Machine }) {
  const t = usePressesText();
  const press = machineTitle(machine);
  return (
    <PostForm intent="choose" preventScrollReset className="steps">
      {machine.isChosen ? <span className="mark">{t('my-presses.chosen')}</span> : null}
      <input type="hidden" name="machineId" value={machine.isChosen ? '' : machine.machineId} />
      <button type="submit" className="text-button">
        {machine.isChosen ? (
          t('my-presses.release', { press: machine.machineName === '' ? machine.modelName : machine.machineName })
        ) : (
          <>
            <span aria-hidden="true">{t('my-presses.use')}</span>
            <span className="visually-hidden">{t('my-presses.use-of', { press })}</span>
          </>
        )}
      </button>
    </PostForm>
  );
}

interface AddFormProps {
  models: readonly ListedModel[];
  answer: Answer | undefined;
  start: TypedMachine;
}

function AddForm({ models, answer, start }: AddFormProps) {
  const t = usePressesText();
  const isAdding = useSending('add');
  return (
    <section aria-labelledby="add-press">
      <h2 id="add-press">{t('my-presses.add')}</h2>
      <PostForm intent="add" answer={answer} className="stack form at-most-36rem">
        <MachineFields
          key={`${start.modelId} ${start.serial}`}
          models={models}
          values={answer?.values ?? start}
          errors={answer?.errors ?? {}}
        />
        <Button type="submit" busy={isAdding && t('my-presses.saving')}>
          {t('my-presses.add')}
        </Button>
      </PostForm>
    </section>
  );
}

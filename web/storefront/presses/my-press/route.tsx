import { redirect, useLoaderData } from 'react-router';
import { useAnswer } from '../../../forms/use-answer.ts';
import { companyPaths } from '#shop/people/companies/paths.ts';
import { maintenancePaths } from '#shop/catalogue/maintenance/paths.ts';
import { documentPaths } from '#shop/trade/documents/paths.ts';
import { hasRight } from '#shop/base/rights/member-role.ts';
import { quickOrderPaths } from '#shop/trade/quick-order/paths.ts';
import { orderPaths, type MachinePart } from '#shop/trade/orders/paths.ts';
import { drawingPaths } from '#shop/catalogue/drawings/paths.ts';
import { unitsFor } from '#shop/catalogue/parts/sales-unit.ts';
import { labelPaths } from '#shop/catalogue/press-labels/paths.ts';
import { machineLabel } from '#shop/catalogue/presses/machine-label.ts';
import { type ListedModel, type Machine, pressPaths } from '#shop/catalogue/presses/paths.ts';
import { Button } from '../../../design/button.tsx';
import { Head } from '../../../design/head.tsx';
import { Notice } from '../../../design/notice.tsx';
import { PageLink } from '../../../design/page-link.tsx';
import { intentIn } from '../../../forms/intent.ts';
import { PostForm } from '../../../forms/post-form.tsx';
import { type RefusedForm, refuseForm } from '../../../forms/refused-form.ts';
import { filledTexts, textsIn } from '../../../forms/typed-form.ts';
import { useSending } from '../../../forms/use-sending.ts';
import type { PageActionArgs, PageArgs, PageContext } from '../../../page-context.ts';
import { useFigures } from '../../../texts/texts.tsx';
import { AccountBreadcrumb } from '../../account/account-breadcrumb.tsx';
import { productAddress } from '../../catalogue/addresses.ts';
import { AssemblyTree, ModelManuals, manualsOf } from '../model-documents.tsx';
import { LabelList } from '../label-list.tsx';
import {
  MACHINE_FIELDS,
  MachineFields,
  MachineOptions,
  machineDraftOf,
  type MachineField,
  machineForm,
  optionsIn,
  type TypedMachine,
} from '../machine-fields.tsx';
import { machineAddress, machineTitle, modelAddress, partsAddress } from '../machine-name.ts';
import { orKeptCopy } from '../kept/or-kept-copy.ts';
import { useKeptCopies } from '../kept/use-kept-copies.ts';
import { changeMaintenance, MAINTENANCE_INTENTS, type MaintenanceAnswer } from './change-maintenance.ts';
import { Maintenance } from './maintenance.tsx';
import styles from '../presses.module.css';
import { usePressesText } from '../presses-text.ts';

export function loader(args: PageArgs) {
  return orKeptCopy(args, () => readPage(args));
}

async function readPage({ request, context }: PageArgs) {
  const machineId = machineIdIn(request);
  const [machine, models, bought, labels, { memberRole }, maintenance] = await Promise.all([
    context.call(pressPaths.machine, { machineId }),
    context.call(pressPaths.models, {}),
    context.call(orderPaths.partsOfMachine, { machineId }),
    context.call(labelPaths.labels, { machineId }),
    context.call(companyPaths.own, {}),
    readMaintenance(context, machineId),
  ]);
  const { searchParams } = new URL(request.url);
  return {
    machine,
    models,
    bought,
    labels,
    maintenance,
    ...(await aboutModel(context, machine.modelPath)),
    mayChange: hasRight(memberRole, 'order'),
    isUnusual: searchParams.has('unusual'),
    isSaved: searchParams.has('saved'),
    isRevoked: searchParams.has('revoked'),
    did: searchParams.get('did'),
    didTaskId: Number(searchParams.get('task') ?? 0),
  };
}

/** Reads what the press needs by its hours, with price and stock of each part. */
async function readMaintenance(context: PageContext, machineId: number) {
  const maintenance = await context.call(maintenancePaths.ofMachine, { machineId });
  const parts = maintenance.maintenance.map(({ productName, quantity, unitPieces }) => ({
    part: productName,
    width: '',
    quantity: String(unitsFor(quantity, unitPieces)),
  }));
  const { rows } = parts.length === 0 ? { rows: [] } : await context.call(quickOrderPaths.check, { rows: parts });
  // A buyer's own number for another part may be the same text.
  const checked = rows.map((row, at) =>
    row.product?.productId === maintenance.maintenance[at]?.productId ? row : undefined,
  );
  return { ...maintenance, checked };
}

/** Drawings, manuals and options of a press's model; an archived model has no page, and none of them. */
async function aboutModel(context: PageContext, modelPath: string) {
  const [model, assemblies, manuals] = await Promise.all([
    context.ask(pressPaths.model, { modelPath }),
    context.call(drawingPaths.assemblies, { modelPath }),
    context.call(documentPaths.manuals, {}),
  ]);
  return {
    assemblies,
    manuals: model.ok ? manualsOf(model.output, manuals) : [],
    options: model.ok ? model.output.options : [],
  };
}

type Answer = RefusedForm<MachineField, TypedMachine>;

const INTENTS = ['choose', 'save', 'remove', 'revoke-label', ...MAINTENANCE_INTENTS] as const;

/** Chooses, saves or removes the press, revokes one of its labels, or changes its maintenance. */
export async function action({ request, context }: PageActionArgs) {
  const machineId = machineIdIn(request);
  const form = await request.formData();
  const values = textsIn(machineForm, form);
  const intent = intentIn(form, INTENTS);
  switch (intent) {
    case 'choose': {
      const isChosen = form.get('chosen') === 'yes';
      const asked = await context.askOnce(form, pressPaths.chooseMachine, { machineId: isChosen ? null : machineId });
      return asked.ok ? redirect(machineAddress(machineId)) : refuseForm(asked.refusal, MACHINE_FIELDS, { values });
    }
    case 'save': {
      const options = optionsIn(form);
      const draft = {
        ...machineDraftOf(values, machineId, Number(form.get('version') ?? 0)),
        ...options,
      };
      const asked = await context.askOnce(form, pressPaths.saveMachine, draft);
      if (!asked.ok) return refuseForm(asked.refusal, MACHINE_FIELDS, { values, form: 'save' });
      const outcome = asked.output.isSerialUnusual ? 'unusual' : 'saved';
      return redirect(`${machineAddress(machineId)}&${outcome}=1`);
    }
    case 'remove': {
      const asked = await context.askOnce(form, pressPaths.removeMachine, { machineId });
      return asked.ok
        ? redirect('/My-Presses?removed=1')
        : refuseForm(asked.refusal, MACHINE_FIELDS, { values, form: 'remove' });
    }
    case 'revoke-label': {
      const asked = await context.askOnce(form, labelPaths.revokeLabel, { labelId: Number(form.get('labelId') ?? 0) });
      return asked.ok
        ? redirect(`${machineAddress(machineId)}&revoked=1`)
        : refuseForm(asked.refusal, MACHINE_FIELDS, { values, form: 'revoke-label' });
    }
    case 'save-hours':
    case 'mark-done':
    case 'set-day':
    case 'add-part':
    case 'remind':
      return changeMaintenance(intent, form, { context, machineId });
  }
}

/** One press of the company: its links, the parts bought for it, its details (J3). */
export function Component() {
  const t = usePressesText();
  const { machine, models, options, bought, labels, assemblies, manuals, mayChange, maintenance, ...outcome } =
    useLoaderData<typeof loader>();
  const given: Answer | MaintenanceAnswer | undefined = useAnswer<typeof action>();
  const [answer, ofMaintenance] = given !== undefined && 'taskId' in given ? [undefined, given] : [given, undefined];
  const title = machineTitle(machine);
  useKeptCopies(manuals.flatMap(({ url }) => url ?? []));
  return (
    <>
      <Head title={title} />
      <AccountBreadcrumb here={title} below={{ label: t('my-presses.title'), href: '/My-Presses' }} />
      <h1>{title}</h1>
      {outcome.isUnusual ? <Notice kind="plain">{t('my-presses.unusual')}</Notice> : null}
      {outcome.isSaved ? <Notice kind="good">{t('my-presses.saved')}</Notice> : null}
      {outcome.isRevoked ? <Notice kind="good">{t('press-labels.revoked')}</Notice> : null}
      {answer?.notice == null ? null : <Notice kind="bad">{answer.notice}</Notice>}
      {machine.place === '' ? null : <p>{`${t('my-presses.place')}: ${machine.place}`}</p>}
      {machine.notes === '' ? null : <p className="as-typed anywhere">{machine.notes}</p>}
      <div className="stack">
        <ChooseForm machine={machine} />
        <ul className={styles.links}>
          <li>
            <PageLink href={partsAddress(machine)}>
              {t('my-presses.parts-for', { press: machineLabel(machine) })}
            </PageLink>
          </li>
          <li>
            <PageLink href={modelAddress(machine.modelPath)}>
              {t('my-presses.model-page', { model: machine.modelName })}
            </PageLink>
          </li>
        </ul>
        {assemblies.length === 0 ? null : (
          <section aria-labelledby="assemblies" className={styles.links}>
            <h2 id="assemblies">{t('presses.assemblies')}</h2>
            <AssemblyTree modelPath={machine.modelPath} assemblies={assemblies} machineId={machine.machineId} />
          </section>
        )}
        <Maintenance
          maintenance={maintenance}
          did={outcome.did}
          didTaskId={outcome.didTaskId}
          answer={ofMaintenance}
          mayOrder={mayChange}
        />
      </div>
      <div className="grid cells-26 align-start gap-5 above-5">
        <ModelManuals manuals={manuals} />
        <p className="soft">{t('copy.hint')}</p>
        <BoughtParts bought={bought} />
        {mayChange ? (
          <>
            <DetailsForm key={machine.version} machine={machine} models={models} options={options} answer={answer} />
            <LabelList labels={labels} printHref={`/Press-Labels?machine=${machine.machineId}`} />
            <RemoveForm />
          </>
        ) : null}
      </div>
    </>
  );
}

function ChooseForm({ machine }: { machine: Machine }) {
  const t = usePressesText();
  const press = machineLabel(machine);
  return (
    <PostForm intent="choose" preventScrollReset className="row align-center">
      {machine.isChosen ? <span>{t('my-presses.chosen-hint', { press })}</span> : null}
      <input type="hidden" name="chosen" value={machine.isChosen ? 'yes' : 'no'} />
      <Button type="submit" kind={machine.isChosen ? 'secondary' : 'primary'}>
        {t(machine.isChosen ? 'my-presses.release' : 'my-presses.use-of', { press })}
      </Button>
    </PostForm>
  );
}

function BoughtParts({ bought }: { bought: readonly MachinePart[] }) {
  const t = usePressesText();
  const { day } = useFigures();
  return (
    <section aria-labelledby="bought">
      <h2 id="bought">{t('my-presses.bought')}</h2>
      {bought.length === 0 ? (
        <p>{t('my-presses.bought-none')}</p>
      ) : (
        <table className="table ruled cards">
          <caption className="visually-hidden">{t('my-presses.bought')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('my-presses.bought-part')}</th>
              <th scope="col">{t('my-presses.bought-on')}</th>
              <th scope="col" className="figure">
                {t('my-presses.bought-quantity')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bought.map(({ productId, productName, productIntro, quantity, lastOrderedAt }) => (
              <tr key={productId}>
                <th scope="row" data-label={t('my-presses.bought-part')}>
                  <PageLink href={productAddress({ id: productId, name: productName })}>{productName}</PageLink>{' '}
                  <span className="soft">{productIntro}</span>
                </th>
                <td data-label={t('my-presses.bought-on')}>{day(new Date(lastOrderedAt))}</td>
                <td data-label={t('my-presses.bought-quantity')} className="figure">
                  {quantity}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface DetailsFormProps {
  machine: Machine;
  models: readonly ListedModel[];
  /** Of the model. */
  options: readonly string[];
  answer: Answer | undefined;
}

function DetailsForm({ machine, models, options, answer }: DetailsFormProps) {
  const t = usePressesText();
  const isSaving = useSending('save');
  const own = answer?.form === 'save' ? answer : undefined;
  return (
    <details className={styles.taps} open={own !== undefined}>
      <summary>
        <h2>{t('my-presses.details')}</h2>
      </summary>
      <PostForm intent="save" answer={own} className="stack form at-most-36rem">
        <input type="hidden" name="version" value={machine.version} />
        <MachineFields
          models={withOwnModel(models, machine)}
          values={own?.values ?? filledTexts(machineForm, machine)}
          errors={own?.errors ?? {}}
        />
        <MachineOptions modelId={machine.modelId} all={options} own={machine} />
        <Button type="submit" busy={isSaving && t('my-presses.saving')}>
          {t('my-presses.save')}
        </Button>
      </PostForm>
    </details>
  );
}

function RemoveForm() {
  const t = usePressesText();
  return (
    <section aria-labelledby="remove-press">
      <h2 id="remove-press">{t('my-presses.remove')}</h2>
      <p>{t('my-presses.remove-hint')}</p>
      <PostForm intent="remove">
        <Button type="submit" kind="secondary">
          {t('my-presses.remove')}
        </Button>
      </PostForm>
    </section>
  );
}

/** A press may be of a model that is no longer shown. */
function withOwnModel(models: readonly ListedModel[], { modelId, modelName, modelPath }: Machine) {
  if (models.some((model) => model.modelId === modelId)) return models;
  const own = {
    modelId,
    modelName,
    modelPath,
    intro: '',
    firstYear: null,
    lastYear: null,
    imageHash: null,
    partCount: 0,
  };
  return [...models, own];
}

/** The operation refuses an invalid id. */
function machineIdIn(request: Request): number {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0;
}

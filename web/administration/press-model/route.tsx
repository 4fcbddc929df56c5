import { useActionData, useLoaderData } from 'react-router';
import type { ListPage } from '#shop/base/paged-lists/list-page.ts';
import type { StaffAssembly } from '#shop/catalogue/drawings/paths.ts';
import { staffDrawingPaths } from '#shop/catalogue/drawings/staff-paths.ts';
import type { StaffFit, StaffModel } from '#shop/catalogue/presses/paths.ts';
import { fitDeclaration, staffPressPaths } from '#shop/catalogue/presses/staff-paths.ts';
import { Button } from '../../design/button.tsx';
import { Notice } from '../../design/notice.tsx';
import { PartNumber } from '../../design/part-number.tsx';
import { Picture } from '../../design/picture.tsx';
import { PostForm } from '../../forms/post-form.tsx';
import { noticeOf } from '../../forms/refused-form.ts';
import type { SaveAnswer } from '../../forms/save-answer.ts';
import { sendFile } from '../../forms/send-file.ts';
import type { PageArgs } from '../../page-context.ts';
import { ConfirmedForm } from '../forms/confirmed-form.tsx';
import { AllFields, DeclaredForm } from '../forms/declared-form.tsx';
import { FormGroup } from '../forms/form-parts.tsx';
import { questionIn } from '../lists/list-question.ts';
import { type Column, ListTable } from '../lists/list-table.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { Pager } from '../lists/pager.tsx';
import { PageHead } from '../page-head.tsx';
import { PictureUpload } from '../pictures/picture-upload.tsx';
import { useUpload } from '../pictures/use-upload.ts';
import { formatNumber } from '../staff-figures.ts';
import { t } from '../staff-text.ts';
import { Assemblies } from './assemblies.tsx';
import { changeModel } from './change-model.ts';
import { FitForm } from './fit-form.tsx';
import { MaintenanceFields } from './maintenance-fields.tsx';
import { modelRecord, taskNumbers, taskRows } from './maintenance-rows.ts';
import { modelForm } from './model-form.ts';

interface View {
  /** null: a new one. */
  model: StaffModel | null;
  fits: ListPage<StaffFit>;
  assemblies: readonly StaffAssembly[];
}

export async function loader({ request, context }: PageArgs): Promise<View> {
  const modelId = Number(new URL(request.url).searchParams.get('id') ?? 0);
  if (modelId === 0) return { model: null, fits: { items: [], total: 0 }, assemblies: [] };
  const [model, fits, assemblies] = await Promise.all([
    context.call(staffPressPaths.model, { modelId }),
    context.call(staffPressPaths.fits, { ...questionIn(request, fitDeclaration), modelId }),
    context.call(staffDrawingPaths.assemblies, { modelId }),
  ]);
  return { model, fits, assemblies };
}

export const action = changeModel;

const LIST = '/Administration/Press-Models';

/** A model of press: its head, its picture, and what fits it (J1, J2). */
export function Component() {
  const { model, fits, assemblies } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const saveAnswer: SaveAnswer | undefined = answer !== undefined && 'saved' in answer ? answer : undefined;
  const answerOf = (form: string | undefined) => (saveAnswer?.form === form ? saveAnswer : undefined);
  return (
    <>
      <PageHead title={model === null ? t('press-models.new') : t('press-models.edit', { name: model.name })}>
        <a href={LIST}>{t('press-models.back')}</a>
        {model === null || model.archived ? null : <a href={`/Presses/${model.path}`}>{t('press-models.shown')}</a>}
      </PageHead>
      <DeclaredForm
        key={model?.id ?? 0}
        of={{ ...modelForm, ...taskRows.of(taskNumbers(model)) }}
        record={model === null ? null : modelRecord(model)}
        recordOf={(current: StaffModel) => modelRecord(current)}
        answer={answerOf(undefined)}
        hidden={{ id: model?.id ?? 0 }}
        submit={t('save.submit')}
      >
        {({ draw, ...drawn }) => (
          <>
            <FormGroup title={t('press-models.head')}>
              <AllFields of={modelForm} draw={draw} />
            </FormGroup>
            <MaintenanceFields rows={taskNumbers(model)} drawn={drawn} />
          </>
        )}
      </DeclaredForm>
      {model === null ? null : (
        <>
          <section aria-labelledby="fits">
            <h2 id="fits">{t('press-models.fits')}</h2>
            <RemovalNotice answer={answerOf('remove-fit')} />
            <ListTools
              list={fitDeclaration}
              fixed={{ modelId: String(model.id) }}
              searchLabel={t('press-models.part')}
              exportName="part-fits"
            />
            <ListTable
              caption={t('press-models.fits')}
              columns={columns(answerOf('remove-fit'))}
              rows={fits.items}
              rowKey={({ id }) => id}
              list={fitDeclaration}
              none={t('press-models.fits-none')}
            />
            <Pager total={fits.total} />
          </section>
          <FitForm key={`fit ${model.id}`} options={model.options} answer={answerOf('fit')} />
          <Assemblies modelId={model.id} assemblies={assemblies} />
          <ModelPicture model={model} />
          <RemovalNotice answer={answerOf('remove')} />
          <ConfirmedForm
            fields={{ intent: 'remove' }}
            question={t('press-models.remove-question', { name: model.name })}
            confirm={t('press-models.remove')}
            href={`/Administration/Press-Model?id=${model.id}`}
          >
            {t('press-models.remove')}
          </ConfirmedForm>
        </>
      )}
    </>
  );
}

function RemovalNotice({ answer }: { answer: SaveAnswer | undefined }) {
  return answer === undefined || answer.saved ? null : <Notice kind="bad">{answer.notice}</Notice>;
}

const columns = (answer: SaveAnswer | undefined): readonly Column<StaffFit>[] => [
  {
    key: 'part',
    label: t('press-models.part'),
    cell: ({ productId, productName, productIntro }) => (
      <>
        <a href={`/Administration/ProductEdit?id=${productId}`}>
          <PartNumber>{productName}</PartNumber>
        </a>{' '}
        {productIntro}
      </>
    ),
  },
  { key: 'from', label: t('press-models.from'), cell: ({ fromSerial }) => fromSerial },
  { key: 'to', label: t('press-models.to'), cell: ({ toSerial }) => toSerial },
  { key: 'option', label: t('press-models.option'), cell: ({ option }) => option },
  { key: 'quantity', label: t('press-models.quantity'), align: 'end', cell: ({ quantity }) => formatNumber(quantity) },
  { key: 'note', label: t('press-models.note'), cell: ({ note }) => note },
  { key: 'remove', label: t('press-models.remove-fit'), cell: (fit) => <RemoveFit fit={fit} answer={answer} /> },
];

function RemoveFit({ fit, answer }: { fit: StaffFit; answer: SaveAnswer | undefined }) {
  return (
    <PostForm intent="remove-fit" answer={answer} preventScrollReset>
      <input type="hidden" name="fitId" value={fit.id} />
      <Button
        type="submit"
        kind="secondary"
        aria-label={t('press-models.remove-fit-of', { part: fit.productName, from: fit.fromSerial, to: fit.toSerial })}
      >
        {t('press-models.remove-fit')}
      </Button>
    </PostForm>
  );
}

const SIZE_PX = 320;

function ModelPicture({ model: { id, name, imageHash } }: { model: StaffModel }) {
  const refused = noticeOf('picture', useActionData<typeof changeModel>());
  const upload = useUpload((file, onProgress) =>
    sendFile(staffPressPaths.uploadPicture, { file, modelId: id }, onProgress),
  );
  return (
    <section aria-labelledby="picture">
      <h2 id="picture">{t('press-models.picture')}</h2>
      <PictureUpload
        label={t('press-models.picture-of', { name })}
        fields={{ intent: 'upload' }}
        upload={upload}
        done={t('press-models.picture-saved')}
        failed={null}
        refused={refused ?? undefined}
      >
        <Picture
          key={imageHash}
          folder="presses"
          hash={imageHash}
          alt={name}
          sizes={`${SIZE_PX}px`}
          width={SIZE_PX}
          height={120}
        />
      </PictureUpload>
      {imageHash === null ? null : (
        <PostForm intent="remove-picture">
          <Button type="submit" kind="secondary">
            {t('press-models.picture-remove')}
          </Button>
        </PostForm>
      )}
    </section>
  );
}

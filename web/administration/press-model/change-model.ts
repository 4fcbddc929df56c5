import { redirect } from 'react-router';
import type { Refusal } from '#shop/base/operations/call-result.ts';
import { only } from '#shop/base/fields/field.ts';
import { staffPressPaths } from '#shop/catalogue/presses/staff-paths.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { answerSave, type FormValues, type Question, refusedSave, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { namesIn } from '../forms/declare-form.ts';
import { askToConfirm } from '../forms/confirmed-form.tsx';
import { askedFirst, asksOf } from '../forms/questions.tsx';
import { t } from '../staff-text.ts';
import { answerOf, saveForm } from '../forms/save-form.ts';
import { taskRows, tasksIn, usedTasks } from './maintenance-rows.ts';
import { fitForm, modelForm } from './model-form.ts';

const FORMS = ['', 'fit', 'remove-fit', 'upload', 'remove-picture', 'remove'] as const;

/** Names of a model's own values in the call. */
const SENT = namesIn(modelForm).map((name) => (name === 'categories' ? 'categoryIds' : name));

/** Saves a model, adds or removes what fits it, or changes its picture. */
export async function changeModel({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const modelId = Number(new URL(request.url).searchParams.get('id') ?? 0);
  const typed = typedValues(form);
  switch (intentIn(form, FORMS)) {
    case '': {
      const rows = taskRows.rowsIn(form.keys());
      const used = usedTasks(rows, typed);
      const save = await saveForm({ ...modelForm, ...taskRows.of(rows) }, form, context, {
        path: staffPressPaths.saveModel,
        input: (values, record) => ({
          ...only(values, SENT),
          maintenance: tasksIn(values, used),
          confirmRename: typed[CONFIRM_RENAME] === optionsIn(typed),
          ...record,
        }),
        rowField: taskRows.fieldIn('maintenance', used),
      });
      if (!save.saved && save.refusal?.code === 'save.unconfirmed')
        return askedFirst([renameQuestion(save.refusal, typed)], typed);
      if (save.saved && modelId === 0) return redirect(`/Administration/Press-Model?id=${save.output}`);
      return answerOf(save);
    }
    case 'fit': {
      const save = await saveForm(fitForm, form, context, {
        path: staffPressPaths.saveFits,
        input: (values) => ({ fits: [{ id: 0, modelId, ...values }] }),
        name: 'fit',
        at: 'fits.0',
      });
      return answerOf(save, 'fit');
    }
    case 'remove-fit': {
      const asked = await askAsStaff(context, form, staffPressPaths.removeFit, { fitId: Number(typed['fitId'] ?? 0) });
      return answerSave(asked, [], typed, 'remove-fit');
    }
    case 'upload': {
      const file = form.get('file');
      const asked = await askAsStaff(context, form, staffPressPaths.uploadPicture, {
        modelId,
        file: file instanceof File ? file : new File([], ''),
      });
      return answerSave(asked, [], typed, 'picture');
    }
    case 'remove-picture': {
      const asked = await askAsStaff(context, form, staffPressPaths.removePicture, { modelId });
      return answerSave(asked, [], typed, 'picture');
    }
    case 'remove': {
      const question = askToConfirm(form);
      if (question !== null) return question;
      const asked = await askAsStaff(context, form, staffPressPaths.removeModel, { modelId });
      return asked.ok ? redirect('/Administration/Press-Models') : refusedSave(asked.refusal, [], typed, 'remove');
    }
  }
}

const CONFIRM_RENAME = 'confirm.rename';

/** Key of a confirmed renaming; other options are asked about again. */
function optionsIn({ options = '' }: FormValues): string {
  return options.replaceAll(/\s+/g, ' ').trim();
}

function renameQuestion(refusal: Refusal, typed: FormValues): Question {
  return {
    name: CONFIRM_RENAME,
    value: optionsIn(typed),
    title: t('press-models.rename-question'),
    lines: asksOf(refusal) ?? [],
    tick: t('press-models.rename-tick'),
  };
}

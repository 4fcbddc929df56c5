import { redirect } from 'react-router';
import { staffPressPaths } from '#shop/presses/staff-paths.ts';
import { askAsStaff } from '../forms/ask-as-staff.ts';
import { intentIn } from '../../forms/intent.ts';
import { answerSave, refusedSave, type SaveAnswer, typedValues } from '../../forms/save-answer.ts';
import type { PageActionArgs } from '../../page-context.ts';
import { askToConfirm } from '../forms/confirmed-form.tsx';
import { namesOf } from '../forms/form-field.ts';
import { atFields } from '../price-lists/number-lines.ts';
import { fitDraftOf, fitFields } from './fit-form.tsx';
import { modelDraftOf, modelFields } from './model-fields.tsx';

const FORMS = ['', 'fit', 'remove-fit', 'upload', 'remove-picture', 'remove'] as const;

/** Saves a model, adds or removes what fits it, or changes its picture. */
export async function changeModel({ request, context }: PageActionArgs) {
  const form = await request.formData();
  const modelId = Number(new URL(request.url).searchParams.get('id') ?? 0);
  const typed = typedValues(form);
  switch (intentIn(form, FORMS)) {
    case '': {
      const asked = await askAsStaff(context, form, staffPressPaths.saveModel, modelDraftOf(typed));
      if (asked.ok && modelId === 0) return redirect(`/Administration/Press-Model?id=${asked.output}`);
      if (asked.ok) return { saved: true } satisfies SaveAnswer;
      const refusal = atFields(asked.refusal, [
        ['categoryIds', 'categories'],
        ['options', 'options'],
        ['manuals', 'manuals'],
      ]);
      return refusedSave(refusal, namesOf(modelFields()), typed);
    }
    case 'fit': {
      const asked = await askAsStaff(context, form, staffPressPaths.saveFits, { fits: [fitDraftOf(typed, modelId)] });
      if (asked.ok) return { saved: true, form: 'fit' } satisfies SaveAnswer;
      const fields = namesOf(fitFields());
      const refusal = atFields(
        asked.refusal,
        fields.map((field) => [`fits.0.${field}`, field] as const),
      );
      return refusedSave(refusal, fields, typed, 'fit');
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

import { z } from 'zod';
import { refuseFields } from '../../base/fields/refuse-fields.ts';
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '../../base/files/picture-file.ts';
import { uniqueById } from '../../base/kernel/unique-by-id.ts';
import { pageRequest, WHOLE_LIST } from '../../base/paged-lists/list-page.ts';
import { answerListOf, answerNumber, bodyListOf, bodyOf } from '../../base/operations/answers.ts';
import { operation } from '../../base/operations/operation.ts';
import { asNumber, fileInput, idNumber, textInput } from '../../base/wire/input-schemas.ts';
import { removeHomeImage, saveHomeImages, uploadHomeImage } from './edit-home-images.ts';
import { type HomeImageSave, pictureEditing } from './editing-paths.ts';
import { homeImageErrors } from './home-image-rules.ts';
import { listMediaImages } from './home-image-queries.ts';
import { homeImageBody, homeImageUploadBody, mediaImageSchema } from './wire.ts';
import { issue } from '../../base/messages/issue.ts';

const homeImageSave: z.ZodType<HomeImageSave> = z
  .object({
    id: idNumber('picture'),
    url: textInput.optional(),
    description: textInput.optional(),
    version: z.preprocess((value) => asNumber(value) ?? undefined, z.int(issue('refusal.version')).optional()),
  })
  .check(refuseFields(homeImageErrors));

/** Operations for editing pictures (E12, E13). */
export const pictureOperations = [
  operation(pictureEditing.saveHomeImages, {
    tag: 'HomePageImage',
    summary: "Save links and descriptions of the home page's pictures by ID, all or none. Returns 1 (E13, D24).",
    who: { access: 'staff', staffRight: 'content' },
    input: z.object({ images: uniqueById(homeImageSave, 'pictures') }),
    body: bodyListOf('images', homeImageBody),
    answer: { format: answerNumber, refuses: [404, 409] },
    example: {
      body: [
        { homepageImageID: 1, homepageUrl: '/search?keyword=kit', description: 'Kits, shipped the day you order' },
      ],
    },
    handle: saveHomeImages,
  }),

  operation(pictureEditing.uploadHomeImage, {
    tag: 'HomePageImage',
    summary: 'Add a picture to a column of the home page: 1 UK, 2 US, 3 default. Returns 1 (E13, D24).',
    who: { access: 'staff', staffRight: 'content' },
    input: z.object({
      file: fileInput(issue('staff-refusal.choose-picture')),
      country: z.preprocess(asNumber, z.literal([1, 2, 3], 'countryID must be 1 (UK), 2 (US) or 3 (default)')),
    }),
    body: bodyOf(homeImageUploadBody),
    file: { maxBytes: PICTURE_MAX_BYTES, tooLarge: PICTURE_TOO_LARGE },
    answer: { format: answerNumber, readAt: () => '/HomePageImage/GetAllHomepageImages' },
    example: { body: { countryID: 3 }, fileName: 'open-days.png' },
    handle: uploadHomeImage,
  }),

  operation(pictureEditing.removeHomeImage, {
    tag: 'HomePageImage',
    summary: 'Remove a picture from the home page. Returns 1 (E13).',
    who: { access: 'staff', staffRight: 'content' },
    input: z.object({ imageId: idNumber('picture') }),
    answer: { format: answerNumber },
    example: { path: { imageId: 2 } },
    handle: removeHomeImage,
  }),

  operation(pictureEditing.mediaImages, {
    tag: 'MediaImage',
    summary: 'List the pictures for the trade: 1 UK, 2 US, 0 everywhere (E12).',
    who: { access: 'staff', staffRight: 'content' },
    input: pageRequest,
    answer: { format: answerListOf(mediaImageSchema) },
    handle: ({ page = 1, pageSize = WHOLE_LIST }, { shop }) => listMediaImages(shop.db, { page, pageSize }),
  }),
];

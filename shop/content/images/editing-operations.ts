import { z } from 'zod';
import { refuseFields } from '../../operations/refuse-fields.ts';
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '../../files/pictures/picture-file.ts';
import { uniqueById } from '../../kernel/unique-by-id.ts';
import { pageRequest, WHOLE_LIST } from '../../operations/list-page.ts';
import { answerListOf, answerNumber, bodyListOf, bodyOf, operation } from '../../operations/operation.ts';
import { asNumber, fileInput, idNumber, textInput } from '../../operations/input-schemas.ts';
import { removeHomeImage, saveHomeImages, uploadHomeImage } from './edit-home-images.ts';
import { type HomeImageSave, pictureEditing } from './editing-paths.ts';
import { homeImageErrors } from './home-image-rules.ts';
import { listMediaImages } from './home-image-write-queries.ts';
import { homeImageSaveWire, homeImageUploadWire, mediaImageWire } from './wire.ts';
import { issue } from '../../kernel/issue.ts';

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
    staffRight: 'content',
    tag: 'HomePageImage',
    summary: "Save links and descriptions of the home page's pictures by their ids: all or none. Answers 1 (E13, D24).",
    access: 'staff',
    input: z.object({ images: uniqueById(homeImageSave, 'pictures') }),
    body: bodyListOf('images', homeImageSaveWire),
    answer: answerNumber,
    refuses: [404, 409],
    example: {
      body: [
        { homepageImageID: 1, homepageUrl: '/search?keyword=kit', description: 'Kits, shipped the day you order' },
      ],
    },
    handle: saveHomeImages,
  }),

  operation(pictureEditing.uploadHomeImage, {
    staffRight: 'content',
    example: { body: { countryID: 3 }, fileName: 'open-days.png' },
    tag: 'HomePageImage',
    summary: 'Add a picture to a column of the home page: 1 UK, 2 US, 3 default. Answers 1 (E13, D24).',
    access: 'staff',
    file: { maxBytes: PICTURE_MAX_BYTES, tooLarge: PICTURE_TOO_LARGE },
    input: z.object({
      file: fileInput(issue('staff-refusal.choose-picture')),
      country: z.preprocess(asNumber, z.literal([1, 2, 3], 'countryID must be 1 (UK), 2 (US) or 3 (default)')),
    }),
    body: bodyOf(homeImageUploadWire),
    answer: answerNumber,
    readAt: () => '/HomePageImage/GetAllHomepageImages',
    handle: uploadHomeImage,
  }),

  operation(pictureEditing.removeHomeImage, {
    staffRight: 'content',
    tag: 'HomePageImage',
    summary: 'Take a picture off the home page. Answers 1 (E13).',
    access: 'staff',
    input: z.object({ imageId: idNumber('picture') }),
    answer: answerNumber,
    example: { path: { imageId: 2 } },
    handle: removeHomeImage,
  }),

  operation(pictureEditing.mediaImages, {
    staffRight: 'content',
    tag: 'MediaImage',
    summary: 'The pictures for the trade: 1 UK, 2 US, 0 everywhere (E12).',
    access: 'staff',
    input: pageRequest,
    answer: answerListOf(mediaImageWire),
    handle: ({ page = 1, pageSize = WHOLE_LIST }, { shop }) => listMediaImages(shop.db, { page, pageSize }),
  }),
];

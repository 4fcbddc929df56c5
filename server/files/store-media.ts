import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RunningShop } from '../running-shop.ts';
import { sendRefusal } from './send-protected-file.ts';
import { sendFile } from './send-file.ts';
import { message } from '#shop/base/messages/message.ts';
import { languageOfPage } from '../http/language.ts';
import { translatorIn } from '../translators.ts';

const TYPES = { '.webm': 'video/webm', '.jpg': 'image/jpeg', '.pdf': 'application/pdf' } as const;

/** The video of the tape page, its poster and the flyer: the files in the store configuration, for everyone. */
export function mountStoreMedia(app: FastifyInstance, shop: RunningShop): void {
  app.get('/media/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const { video, flyer } = shop.store.tapePage;
    const key = [video.file, video.poster, flyer].find((named) => named === `media/${file}`);
    const type = key === undefined ? undefined : TYPES[path.extname(key) as keyof typeof TYPES];
    const bytes = key === undefined ? undefined : await shop.files.get(key);
    if (bytes === undefined || type === undefined)
      return sendRefusal(request, reply, 404, translatorIn(languageOfPage(request)).format(message('refusal.no-file')));
    return sendFile(request, reply, { bytes, type, name: file, cache: 'public' });
  });
}

import { message } from '#shop/base/messages/message.ts';
import type { Translator } from '#shop/base/messages/translator.ts';
import { localizeStoreTexts } from '#shop/base/store/localize-store-texts.ts';
import type { StoreConfiguration } from '#shop/base/store/store-configuration.ts';
import { escapeHtml } from './plain-page.ts';

/**
 * The only page of a shop that is not open yet (Q6): whose it is, how to reach them, and the ways in for members and staff.
 * Self-contained, without script.
 * @param prefix of links in the page's language
 */
export function openingSoonPage(store: StoreConfiguration, { language, format }: Translator, prefix: string): string {
  const { name, tagline, offices } = localizeStoreTexts(store, store, language);
  const say = (key: 'opening-soon.heading' | 'opening-soon.log-in' | 'opening-soon.staff') =>
    escapeHtml(format(message(`refusal.${key}`)));
  const contacts = offices.map(
    ({ company, telephone, email }) =>
      `<li>${[company, telephone].map(escapeHtml).join('<br>')}<br><a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></li>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(name)}</title></head>
<body><main><h1>${escapeHtml(name)}</h1>${tagline === '' ? '' : `<p>${escapeHtml(tagline)}</p>`}<h2>${say('opening-soon.heading')}</h2>
<ul>${contacts.join('')}</ul>
<p><a href="${escapeHtml(prefix)}/LogIn">${say('opening-soon.log-in')}</a></p>
<p><a href="/Administration">${say('opening-soon.staff')}</a></p></main></body>
</html>`;
}

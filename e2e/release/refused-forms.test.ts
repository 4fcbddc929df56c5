import { expect } from 'vitest';
import { scaledTimeout } from '#platform/testing/scaled-timeout.ts';
import { operations } from '#server/operations.ts';
import { translatorIn } from '#server/translators.ts';
import { ConflictError } from '#shop/base/messages/errors.ts';
import { message } from '#shop/base/messages/message.ts';
import { fillBasket } from '../support/basket.ts';
import { STAFF } from '../support/counter.ts';
import type { PlainPage } from '../support/plain-page.ts';
import { BUYERS_FORMS, STAFF_FORMS, VISITORS_FORMS } from '../support/pages-with-forms.ts';
import { test } from '../support/plain-visits.ts';
import { USUAL_BASKET } from '../support/prepared-screens.ts';

const REFUSAL = message('refusal.told-once');
const SENTENCE = translatorIn('en').format(REFUSAL);

/** Runs the work while every call that writes is refused; `asked` gets the names of the calls that were made. */
async function whileRefused(work: (asked: string[]) => Promise<void>): Promise<void> {
  const asked: string[] = [];
  const writing = operations.filter(({ path }) => path.method !== 'GET');
  const handles = writing.map(({ handle }) => handle);
  for (const operation of writing)
    operation.handle = () => {
      asked.push(operation.path.template);
      throw new ConflictError('test.refused', REFUSAL);
    };
  try {
    await work(asked);
  } finally {
    for (const [index, operation] of writing.entries()) operation.handle = handles[index] ?? operation.handle;
  }
}

/** Presses every button of every form on these pages; returns those whose refusal the page does not show. */
async function silentForms(page: PlainPage, addresses: readonly string[]) {
  const [silent, shown] = [new Set<string>(), new Set<string>()];
  await whileRefused(async (asked) => {
    for (const address of addresses) {
      await page.goto(address);
      const buttons = () => [
        ...page.document.querySelectorAll<HTMLButtonElement>('form[method="post"] button[type="submit"]'),
      ];
      for (let index = 0; index < buttons().length; index += 1) {
        const button = buttons()[index];
        if (button?.form == null) continue;
        const name = `${address.split('?')[0]} ${button.getAttribute('aria-label') ?? button.textContent.trim()}`;
        const before = asked.length;
        await page.submit(button.form, button);
        const isShown = page.document.body.textContent.includes(SENTENCE);
        if (asked.length > before) (isShown ? shown : silent).add(`${name} (${asked.at(-1)})`);
        await page.goto(address);
      }
    }
  });
  return { silent: [...silent], shown: shown.size };
}

/** Some hundred pages, each opened once for each of its buttons. */
const LIMIT = { timeout: scaledTimeout(240_000) };

test('every staff form shows a refusal', LIMIT, async ({ visits }) => {
  const { silent, shown } = await silentForms(await visits.pageAs(STAFF), STAFF_FORMS);
  expect(silent).toEqual([]);
  expect(shown).toBeGreaterThan(50);
});

test('every buyer form shows a refusal', LIMIT, async ({ shop, visits }) => {
  const page = await visits.pageAs('uk@converter.test');
  await fillBasket(page, shop.url, USUAL_BASKET);
  const { silent, shown } = await silentForms(page, BUYERS_FORMS);
  expect(silent).toEqual([]);
  expect(shown).toBeGreaterThan(20);
});

test('every visitor form shows a refusal', LIMIT, async ({ visits }) => {
  const { silent, shown } = await silentForms(await visits.visitor(), VISITORS_FORMS);
  expect(silent).toEqual([]);
  expect(shown).toBeGreaterThan(3);
});

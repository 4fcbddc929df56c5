import type { Page } from 'playwright-core';
import type { PlainPage } from './plain-page.ts';
import type { BuiltShop } from './built-shop.ts';

/** Password of the new accounts in these tests. */
export const PASSWORD = 'blue-anilox-8';

let made = 0;
const newEmail = () => `ada.${(made += 1)}@browser.test`;

/** Fills in the registration like a visitor. */
export async function fillAccount(page: Page | PlainPage, changes: Partial<Record<string, string>> = {}) {
  const typed = {
    'First name': 'Ada',
    'Last name': 'Tennant',
    'Email address': newEmail(),
    'Company name': 'Tennant Labels Ltd',
    'Telephone number': '441134960000',
    ...changes,
  };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text ?? '');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password').fill(PASSWORD);
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await page.getByLabel('Currency').selectOption({ label: '£ Pound sterling' });
  return typed;
}

/** A pending account, created through the API; returns its e-mail address. */
export async function newAccount({ url }: BuiltShop): Promise<string> {
  const email = newEmail();
  const account = {
    userFirstname: 'Ada',
    userSurname: 'Tennant',
    userEmail: email,
    userHouseNo: 'Tennant Labels Ltd',
    userTel: '441134960000',
    userPass: PASSWORD,
    password_repeat: PASSWORD,
    country: 247,
    currency: 2,
  };
  const answer = await post(`${url}/api/User/AddUser`, account);
  if (!answer.ok) throw new Error(`Not registered: ${await answer.text()}`);
  return email;
}

/** Returns whether the account's own password is accepted. */
export async function logsIn({ url }: BuiltShop, email: string): Promise<boolean> {
  const answer = await post(`${url}/api/user/CreateToken`, { Username: email, Password: PASSWORD });
  return answer.ok;
}

function post(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The message tied to a field, as a screen reader reads it out. */
export async function messageOf(page: Page | PlainPage, label: string): Promise<string | null> {
  const field = page.getByLabel(label, { exact: true });
  const ids = ((await field.getAttribute('aria-describedby')) ?? '').split(' ');
  const errorId = ids.find((id) => id.endsWith('-error'));
  return errorId === undefined ? null : page.locator(`[id="${errorId}"]`).textContent();
}

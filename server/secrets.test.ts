import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { OPERATOR } from '#shop/people/staff/staff-account.ts';
import { openPasswordReset } from '#shop/people/identity/password-reset-queries.ts';
import { addStaff } from '#shop/people/staff/add-staff.ts';
import { codeOf } from '#shop/people/identity/testing/colleagues.ts';
import { newKeyText } from '#shop/people/keys/key-text.ts';
import { putKey } from '#shop/people/keys/testing/keys.ts';
import { createLog } from './log.ts';
import { openTestShop } from './testing/test-shop.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** Patterns of secrets left in files. */
const SECRETS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a cloud key', /\b(?:AKIA|ASIA)[A-Z\d]{16}\b/],
  ['a forge token', /\b(?:gh[pousr]_\w{30,}|github_pat_\w{30,}|glpat-[\w-]{20,})/],
  ['a package token', /\bnpm_[A-Za-z\d]{30,}/],
  ['a payment key', /\b[rs]k_live_\w{10,}/],
  ['a chat token', /\bxox[abprs]-[\w-]{10,}/],
  ['a mail key', /\bSG\.[\w-]{16,}\.[\w-]{16,}/],
  ['a web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['a key of a shop', /\bp[lt]_live_(?:[0-9A-Za-z]{8}_)?[0-9A-Za-z]{38}\b/],
  ['a stored password', /\$argon2(?:id|i|d)\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]{16,}\$[\w+/]{20,}/],
];

/** Text files; pictures and fonts are not. */
const TEXT =
  /\.(?:ts|tsx|js|mjs|cjs|json|css|html|svg|md|csv|sql|yml|yaml|txt|sh|toml|env|pem|key)$|(?:^|\/)\.[\w-]+$|^[^.]+$/;

function foundIn(files: readonly string[], patterns: typeof SECRETS): string[] {
  return files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return patterns.flatMap(([kind, pattern]) => (pattern.test(text) ? [`${file}: ${kind}`] : []));
  });
}

test('the repository contains no secret, and no file meant for one', () => {
  if (!existsSync(path.join(ROOT, '.git'))) return; // an unpacked archive has no list of its files
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.filter((file) => /(?:^|\/)\.env(?:\..+)?$|\.(?:pem|key|p12|pfx|kdbx)$|id_(?:rsa|ed25519)/.test(file)),
  ).toEqual([]);
  const here = path.relative(ROOT, import.meta.filename);
  expect(
    foundIn(
      files.filter((file) => TEXT.test(file) && file !== here && existsSync(path.join(ROOT, file))),
      SECRETS,
    ),
  ).toEqual([]);
});

test('files for browsers contain no secret, no sample login and no server code', () => {
  const files = globSync('build/client/**/*.{js,css,html,json,map}', { cwd: ROOT });
  if (files.length === 0) return; // not built: the browser tests build it, and check again
  const ofTheServer = [
    ['a sample password', /press-2026|counter-2026/],
    ['an environment variable', /process\.env\b|DATABASE_URL|FILES_URL/],
    ['the database', /password_hash|passwordHash|drizzle|postgres:\/\//],
    ['the hashing of passwords', /argon2|otpauth\b(?!:)/],
    ['a map of the source', /sourceMappingURL/],
  ] as const;
  expect(foundIn(files, [...SECRETS, ...ofTheServer])).toEqual([]);
});

describe('a run of the shop', () => {
  test('logs no password, token, code or query text, whatever happens', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const shop = await openTestShop('sample', {
      log: await createLog({ logLevel: 'trace', logFormat: 'json' }, stream),
    });
    const { app } = shop;
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });

    // A customer: a login, a failed one, a reset, a failing page.
    const uk = await shop.as('uk@converter.test');
    const wrong = { Username: 'uk@converter.test', Password: 'wrong-password-7' };
    expect((await post('/api/user/CreateToken', wrong)).statusCode).toBe(401);
    const reset = await openPasswordReset(shop.shop.db, uk.customerId, shop.shop.clock.now());
    await app.inject({ url: `/Reset-Password?token=${reset}`, headers: { cookie: 'token=planted-cookie-value-123' } });
    await post('/api/User/ResetPassword', {
      token: reset,
      userPass: 'new-password-88',
      password_repeat: 'new-password-88',
    });
    await app.inject({
      url: '/api/Product/GetListing?keyword=a-word-of-a-person',
      headers: { authorization: `Bearer ${uk.token}` },
    });

    // Keys of a program: one that works, one that is wrong, and a token for the first.
    const key = await putKey(shop, { companyId: 1, customerId: 1 });
    const wrongKey = newKeyText(key.publicId);
    const keyed = await shop.withToken(wrongKey).get('/api/Company/GetOwnCompany');
    expect([keyed.status, (await key.get('/api/Company/GetOwnCompany')).status]).toEqual([401, 200]);
    const grant = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: key.publicId,
      client_secret: key.text,
    });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const issued = await app.inject({ method: 'POST', url: '/oauth/token', headers: form, payload: String(grant) });
    expect(issued.statusCode).toBe(200);

    // A staff member: a second factor, its code, a wrong one.
    const now = new Date('2026-11-02T12:00:00Z');
    shop.setTime(now);
    await addStaff(
      { name: 'Mabel', email: 'mabel@pressline.test', password: 'yellow-doctor-blade' },
      { db: shop.shop.db, now, by: OPERATOR },
    );
    const mabel = await shop.asStaff('mabel@pressline.test', 'yellow-doctor-blade');
    await mabel.post('/api/BlogUser/StartSecondFactor');
    const { secret } = (await mabel.get('/api/BlogUser/GetOwnAccount')).body.toScan;
    const code = codeOf(secret, now);
    const { body: recoveryCodes } = await mabel.post('/api/BlogUser/ConfirmSecondFactor', { code });
    const login = { blogUserEmail: 'mabel@pressline.test', blogUserPass: 'yellow-doctor-blade' };
    const { body: half } = await shop.api.post('/api/blogUser/CreateToken', login);
    await shop.api.post('/api/BlogUser/FinishSignIn', { signIn: half.signIn, code: '918273' });
    await mabel.post('/api/BlogUser/GivePassword', { password: 'wrong-password-7' });

    // Internal errors while a secret was being written to the database.
    const { owner: db } = shop;
    await db.execute('alter table staff rename to elsewhere');
    expect((await shop.api.post('/api/blogUser/CreateToken', login)).status).toBe(500);
    await db.execute('alter table elsewhere rename to staff');
    await db.execute('alter table audit_entries rename to elsewhere');
    const change = {
      presentPassword: 'yellow-doctor-blade',
      password: 'next-password-99',
      passwordRepeat: 'next-password-99',
    };
    expect((await mabel.post('/api/BlogUser/ChangePassword', change)).status).toBe(500);
    await db.execute('alter table elsewhere rename to audit_entries');
    await db.execute('alter table staff add constraint never check (password_hash = name) not valid');
    expect((await mabel.post('/api/BlogUser/ChangePassword', change)).status).toBe(500);
    await db.execute('alter table staff drop constraint never');
    await db.execute('alter table sessions add constraint never check (device = token_hash) not valid');
    expect(
      (await shop.api.post('/api/user/CreateToken', { Username: 'de@converter.test', Password: 'press-2026' })).status,
    ).toBe(500);
    await shop.close();

    const log = lines.join('');
    expect(lines.length).toBeGreaterThan(10);
    expect(log, 'the run was logged').toContain('CreateToken');
    const secrets = [
      'press-2026',
      'wrong-password-7',
      'new-password-88',
      'next-password-99',
      'yellow-doctor-blade',
      'planted-cookie-value-123',
      'a-word-of-a-person',
      uk.token,
      mabel.token,
      reset,
      half.signIn,
      key.text.slice(-38),
      wrongKey.slice(-38),
      issued.json().access_token,
      secret,
      code,
      '918273',
      ...recoveryCodes,
    ];
    expect(secrets.filter((each) => log.includes(each))).toEqual([]);
    expect(log).not.toMatch(/\$argon2|params:|Failing row/);
  });
});

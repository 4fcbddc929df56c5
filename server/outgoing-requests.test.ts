import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** Ways out of the process. */
const WAYS_OUT =
  /\bfetch\(['"`]|\bawait fetch\(|import https? from 'node:https?'|createTransport\(|new S3(?:Client|Driver)\(|S3Driver|new OTLPTraceExporter\(|new pg\.(?:Client|Pool)\(|\bnet\.connect\(|tls\.connect\(|createConnection\(/;

/** The only files with one, and why each is safe; docs/security.md, Outgoing requests. */
const WHY: Readonly<Record<string, string>> = {
  'platform/outgoing/outgoing.ts': 'webhooks: the addresses that others type',
  'platform/database/embedded/connect.ts': 'the shop’s own database',
  'platform/database/server-hosts.ts': 'the operator’s database',
  'platform/mail.ts': 'mails: the operator’s server',
  'platform/s3-files.ts': 'files: the operator’s store',
  'server/tracing/open-telemetry.ts': 'traces: the operator’s collector',
  'server/doctor/check-proxy.ts': 'the shop itself',
};

test('every outgoing request leaves by a file that is listed with its reason (M3)', () => {
  const files = globSync('{server,shop,platform}/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && !file.includes('/testing/'),
  );
  expect(files.length).toBeGreaterThan(500);
  const out = files.filter((file) => WAYS_OUT.test(readFileSync(path.join(root, file), 'utf8')));
  expect(out.toSorted()).toEqual(Object.keys(WHY).toSorted());
});

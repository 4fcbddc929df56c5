import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { PROMTOOL, testWith } from '#platform/testing/test-with.ts';
import { openTestShop } from '#server/testing/test-shop.ts';

const read = (...name: string[]) => readFileSync(path.join(import.meta.dirname, ...name), 'utf8');
const { groups } = parse(read('prometheus', 'alerts.yaml')) as {
  groups: { rules: { alert: string; expr: string }[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('grafana', 'pressline.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};

testWith(PROMTOOL)('promtool accepts the alert rules, and each fires when it should and not before', async () => {
  const run = (...args: string[]) =>
    promisify(execFile)(PROMTOOL.file, args, { cwd: path.join(import.meta.dirname, 'prometheus') });
  expect((await run('check', 'rules', 'alerts.yaml')).stdout).toContain(`SUCCESS: ${rules.length} rules found`);
  expect((await run('test', 'rules', 'alerts.test.yaml')).stdout).toContain('SUCCESS');
});

test('each alert has a test of its own, and its paragraph in the runbook', () => {
  const tested = parse(read('prometheus', 'alerts.test.yaml')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts?: object[] }[] }[];
  };
  const firing = tested.tests.flatMap(({ alert_rule_test }) =>
    alert_rule_test.filter(({ exp_alerts = [] }) => exp_alerts.length > 0).map(({ alertname }) => alertname),
  );
  expect([...new Set(firing)].sort()).toEqual(rules.map(({ alert }) => alert).sort());
  const runbook = read('..', 'docs', 'operations.md');
  expect(rules.filter(({ alert }) => !runbook.includes(`| \`${alert}\` |`))).toEqual([]);
});

test('whatever a rule or the dashboard asks for is exposed by /metrics', async () => {
  const opened = await openTestShop('sample');
  onTestFinished(() => opened.close());
  const { api } = opened;
  await api.get('/api/Product/GetProductByID/140');
  const metrics = String((await api.get('/metrics')).body);
  const asked = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
  const names = new Set(
    asked.flatMap((expression) => expression.match(/\b(?:http|pressline|nodejs|process)_[a-z0-9_]+/g) ?? []),
  );
  expect(names.size).toBeGreaterThan(12);
  const missing = [...names].filter(
    (name) => !metrics.includes(`\n${name}`) && !metrics.includes(`# TYPE ${name.replace(/_(count|bucket)$/, '')} `),
  );
  expect(missing).toEqual([]);
});

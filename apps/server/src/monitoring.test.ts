/** The files of deploy/monitoring against promtool and against what a server exports. */
import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addProblemWithCases,
  addSubmission,
  deleteAllTasks,
} from './modules/judging/testing/judged-problems.ts';
import { createScriptedJudge } from './modules/judging/testing/scripted-judge.ts';
import { makeCertificate } from './testing/make-certificate.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const folder = fileURLToPath(new URL('../../../deploy/monitoring/', import.meta.url));
const run = promisify(execFile);
const promtool = (...args: string[]) => run('promtool', args, { cwd: folder });

interface Panel {
  id: number;
  title: string;
  type: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}

let server: TestServer;
let alerts: string;
let panels: Panel[];

beforeAll(async () => {
  server = await startTestServer();
  alerts = await readFile(join(folder, 'alerts.yaml'), 'utf8');
  const dashboard = JSON.parse(await readFile(join(folder, 'dashboard.json'), 'utf8')) as { panels: Panel[] };
  panels = dashboard.panels;
});
beforeEach(() => deleteAllTasks(server));
afterAll(() => server.close());

const loadMetrics = async () => (await server.app.inject('/metrics')).body;

/** The value of a series as written in the exposition: `name{label="value"}`. */
const findValue = (body: string, series: string) =>
  body
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.slice(series.length + 1);

/** A value that takes some seconds to load is missing in the answer, as on a slow machine. Then this asks again. */
async function loadMetricsWith(...series: readonly string[]) {
  let body = '';
  const listMissing = async () => {
    body = await loadMetrics();
    return series.filter((one) => findValue(body, one) === undefined);
  };
  await expect.poll(listMissing).toEqual([]);
  return body;
}

describe('the alert rules', () => {
  test('are valid, and each fires and stays quiet as its unit test says', async () => {
    await promtool('check', 'config', 'prometheus.yml');
    await promtool('test', 'rules', 'alerts.test.yaml');
  });

  test('each have a unit test', async () => {
    const tests = await readFile(join(folder, 'alerts.test.yaml'), 'utf8');
    const names = (text: string, key: string) =>
      [...text.matchAll(new RegExp(`- ${key}: (\\w+)`, 'g'))].map(([, name = '']) => name).toSorted();
    expect(names(tests, 'name')).toEqual(names(alerts, 'alert'));
  });
});

describe('the dashboard', () => {
  const expressions = () => panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  test('has valid expressions', async () => {
    const temporary = await mkdtemp(join(tmpdir(), 'touchstone-monitoring-'));
    const rules = expressions().map((expr, index) => ({
      record: `panel_${String(index)}`,
      expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*'),
    }));
    const file = join(temporary, 'rules.yaml');
    // JSON is YAML.
    await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    await promtool('check', 'rules', file);
    await rm(temporary, { recursive: true });
  });

  test('has panels with a title and an id of their own, side by side', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(panels.filter(({ title }) => title === '')).toEqual([]);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from(
        { length: w * h },
        (_, cell) => `${String(x + (cell % w))},${String(y + Math.floor(cell / w))}`,
      ),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
  });

  test('and the alerts name only metrics and labels that a server exports', async () => {
    const body = await loadMetrics();
    const exported = new Map<string, Set<string>>();
    for (const metric of server.app.metricsRegistry.getMetricsAsArray()) {
      expect(body).toContain(`# TYPE ${metric.name} `);
      // The declaration of prom-client lacks the labels.
      const { labelNames } = metric as unknown as { labelNames: string[] };
      for (const suffix of ['', '_bucket', '_sum', '_count'])
        exported.set(`${metric.name}${suffix}`, new Set([...labelNames, 'le', 'instance', 'job']));
    }
    exported.set('up', new Set(['instance', 'job']));
    const rules = [...alerts.matchAll(/expr: (?:\|\n)?([\s\S]*?)\n {8}(?:for|labels):/g)].map(
      ([, expr = '']) => expr,
    );
    expect(rules).toHaveLength([...alerts.matchAll(/- alert:/g)].length);
    const unknown = [...rules, ...expressions()].flatMap((expr) => listUnknown(expr, exported));
    expect(unknown).toEqual([]);
  });
});

/** Metrics that are not exported, and labels that their metric does not have. */
function listUnknown(expr: string, exported: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const names = [...expr.matchAll(/\b(?:(?:touchstone|process|nodejs)_\w+|up\b)/g)].map(([name]) => name);
  const labels = names.flatMap((name) => [...(exported.get(name) ?? [])]);
  const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));
  const selected = [...expr.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name = '', list = '']) =>
    [...list.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)]
      .map(([, label = '']) => label)
      .filter((label) => exported.get(name)?.has(label) !== true)
      .map((label) => `${name}{${label}}`),
  );
  return [
    ...names.filter((name) => !exported.has(name)),
    ...grouped.filter((label) => !labels.includes(label)),
    ...selected,
    ...(names.length === 0 ? [`no metric in ${expr}`] : []),
  ];
}

describe('the metrics', () => {
  test('show how long the oldest task waits', async () => {
    const problemId = await addProblemWithCases(server);
    await addSubmission(server, { problemId, userId: (await server.addUser()).id });
    server.stopClock();
    server.passTime(90);
    const series = 'touchstone_judging_oldest_task_seconds';
    const body = await loadMetricsWith(`${series}{lane="ordinary"}`, `${series}{lane="contest"}`);
    expect(Number(findValue(body, `${series}{lane="ordinary"}`))).toBeGreaterThanOrEqual(90);
    expect(findValue(body, `${series}{lane="contest"}`)).toBe('0');
  });

  test('show a judge that has fallen silent, and none that has left', async () => {
    server.stopClock();
    const [silent, leaving] = ['silent', 'leaving'].map((name) => createScriptedJudge(server.app, { name }));
    await silent?.heartbeat();
    await leaving?.heartbeat();
    const seenAt = server.platform.clock().getTime() / 1000;
    const live = 'touchstone_judges_live';
    expect(findValue(await loadMetricsWith(live), live)).toBe('2');
    await leaving?.leave();
    server.passTime(90);
    const lastSeen = 'touchstone_judge_last_seen_timestamp_seconds';
    const slots = 'touchstone_judge_slots{judge="silent"}';
    const body = await loadMetricsWith(live, `${lastSeen}{judge="silent"}`, slots);
    expect(findValue(body, live)).toBe('0');
    expect(Number(findValue(body, `${lastSeen}{judge="silent"}`))).toBeCloseTo(seenAt, 2);
    expect(findValue(body, `${lastSeen}{judge="leaving"}`)).toBeUndefined();
    expect(findValue(body, slots)).toBe('4');
  });

  test('show the disk and its reserve', async () => {
    const seriesOf = (name: string) => `touchstone_disk_${name}_bytes`;
    const body = await loadMetricsWith(...['free', 'size', 'reserve'].map(seriesOf));
    const read = (name: string) => Number(findValue(body, seriesOf(name)));
    expect(read('free')).toBeGreaterThan(0);
    expect(read('size')).toBeGreaterThanOrEqual(read('free'));
    expect(read('reserve')).toBe(server.platform.configuration.diskReserveBytes);
  });

  test('show the last backup that succeeded, and 0 without one', async () => {
    const series = 'touchstone_backup_last_success_timestamp_seconds';
    const [backup, drill] = [`${series}{kind="backup"}`, `${series}{kind="drill"}`];
    expect(findValue(await loadMetricsWith(backup), backup)).toBe('0');
    const at = (second: number) => new Date(1_800_000_000_000 + second * 1000);
    const row = { kind: 'backup' as const, target: '/x.tar.gz', startedAt: at(0) };
    await server.platform.database
      .insertInto('backupRun')
      .values([
        { ...row, finishedAt: at(10), error: null },
        { ...row, finishedAt: at(20), error: 'the disk is full' },
      ])
      .execute();
    const body = await loadMetricsWith(backup, drill);
    expect(findValue(body, backup)).toBe('1800000010');
    expect(findValue(body, drill)).toBe('0');
  });

  test('show when the certificate of the site ends, also if it is not trusted', async () => {
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const ends = new Date('2027-03-04T05:06:07Z');
    const from = new Date('2026-01-01T00:00:00Z');
    const proxy = createServer({
      key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }),
      cert: makeCertificate(keys, { serial: '1234', from, to: ends, name: 'localhost' }),
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const host = `localhost:${String((proxy.address() as AddressInfo).port)}`;
    await server.platform.settings.change('web', { baseUrl: `https://${host}` });
    const series = `touchstone_certificate_expiry_timestamp_seconds{host="${host}"}`;
    expect(findValue(await loadMetricsWith(series), series)).toBe(String(ends.getTime() / 1000));
    proxy.close();
    await once(proxy, 'close');
    expect(findValue(await loadMetricsWith(series), series)).toBe(String(ends.getTime() / 1000));
  });

  test('are answered without the one that cannot be loaded, and count the failure', async () => {
    // Nothing listens there any more.
    await server.platform.settings.change('web', { baseUrl: 'https://127.0.0.1:1' });
    await loadMetricsWith('touchstone_judges_live');
    const metric = 'touchstone_certificate_expiry_timestamp_seconds';
    const failures = `touchstone_metric_failures_total{metric="${metric}"}`;
    // A failure is counted while others are already written, so it shows in the next answer.
    expect(Number(findValue(await loadMetrics(), failures))).toBeGreaterThan(0);
    await server.platform.settings.change('web', { baseUrl: null });
    expect(await loadMetrics()).not.toContain(`${metric}{`);
  });
});

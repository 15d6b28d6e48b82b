import { readFileSync } from 'node:fs';
import { HEALTH_PATHS } from '../../../server/pipeline/requestSettings';
import { getSettingsForHost } from '../../../server/settings/getSettingsForHost';
import { readSettings } from '../../../server/settings/settings';
import { startApp } from '../../support/server/server';

const read = (file: string): string => readFileSync(`config/deploy/${file}`, 'utf8');

/** Lines of a configuration by section, such as `backend cell1`; without comments. */
const readSections = (file: string): Map<string, string[]> => {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of read(file).split('\n')) {
    if (/^[a-z]/u.test(line)) sections.set(line, (lines = []));
    else if (line.trim() !== '' && !line.trim().startsWith('#')) lines.push(line.trim());
  }
  return sections;
};

const cells = readSections('haproxy-cells.cfg');
const mapped = read('cells.map')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' '));
const targets = [...new Set(mapped.map(([, cell = '']) => cell))];

test('CE-03 the proxy of cells waits and retries as the one before a single installation', () => {
  expect(cells.get('defaults')).toEqual(readSections('haproxy-web.cfg').get('defaults'));
  expect(cells.get('defaults')).toContain('timeout tunnel 90s');
});

test('CE-03 the map names addresses that fit the pattern, and cells that the proxy has', () => {
  const settings = readSettings({ PUBLIC_ORIGIN: 'https://{institution}.saldo.example' });
  expect(mapped.length).toBeGreaterThan(targets.length);
  for (const [host = ''] of mapped) expect(getSettingsForHost(settings, ['Host', host])).toBeDefined();
  const backends = [...cells.keys()].filter((name) => name.startsWith('backend '));
  expect(backends).toEqual(targets.flatMap((cell) => [`backend ${cell}`, `backend ${cell}_face`]));
  for (const [frontend, suffix] of [
    ['app', ''],
    ['face', '_face'],
  ]) {
    expect(cells.get(`frontend ${frontend}`)).toEqual(
      expect.arrayContaining([
        'http-request set-var(txn.cell) req.hdr(host),lower,field(1,:),map(${CELLS_MAP})',
        'http-request deny deny_status 404 unless { var(txn.cell) -m found }',
        `use_backend %[var(txn.cell)]${suffix}`,
      ]),
    );
  }
});

test('CE-03 the health check of a cell accepts ready servers of this cell only', async () => {
  const checks = targets.map((cell) => {
    const lines = cells.get(`backend ${cell}`) ?? [];
    expect(lines).toContain(`option httpchk GET ${HEALTH_PATHS.ready}`);
    return new RegExp(/rstring '(.+)'/u.exec(lines.join('\n'))?.[1] ?? '^$', 'u');
  });
  for (const [index] of targets.entries()) {
    const server = await startApp({ environment: { CELL: String(index + 1) } });
    const { body } = await server.app.inject({ url: HEALTH_PATHS.ready, headers: { host: '10.0.0.7' } });
    expect(checks.map((check) => check.test(body))).toEqual(targets.map((_, other) => other === index));
    await server.close();
  }
  for (const check of checks) expect(check.test('{"status":"notReady"}')).toBe(false);
  expect(checks[0]?.test('{"status":"ready","cell":12}')).toBe(false);
});

test('CE-03 docs/operations.md names the back ends and the map that the proxy uses', () => {
  const documented = readFileSync('docs/operations.md', 'utf8');
  const [command = ''] = /set map \S+ \S+ \w+/u.exec(documented) ?? [];
  const [, , file, host, cell] = command.split(' ');
  expect(file).toBe('/etc/haproxy/cells.map');
  expect(mapped.map(([known]) => known)).toContain(host);
  expect(targets).toContain(cell);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs webpack in a separate process, because its settings are an ES module. */
const PROGRAM = `
  import configuration from './webpack.config.ts';
  const { module } = configuration(undefined, { mode: process.argv[1] });
  process.stdout.write(module.parser.html.template(process.argv[2]));
`;

function recorderIn(mode: 'development' | 'production', env: Record<string, string>): unknown {
  const page = readFileSync('src/index.html', 'utf8');
  const made = execFileSync(process.execPath, ['--import', 'tsx', '--eval', PROGRAM, mode, page], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  const block = /id="settings">(?<text>[^<]*)</u.exec(made)?.groups?.['text'] ?? '';
  return (JSON.parse(block) as Record<string, unknown>)['recorder'];
}

test('TR-03 `npm run dev` records with pseudonyms, a build only where its settings say so', () => {
  expect(recorderIn('development', { WEBPACK_SERVE: 'true' })).toBe(true);
  expect(recorderIn('production', { WEBPACK_SERVE: '' })).toBe(false);
});

test('TR-03 a developer who wants to read the words goes without Redux DevTools', () => {
  expect(recorderIn('development', { WEBPACK_SERVE: 'true', RECORDER: 'off' })).toBe(false);
});

import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const WORDS = path.join(ROOT, 'src/i18n');
const FILES = readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));

// In a separate process: the loader imports its parser, which jest does not allow.
const PROGRAM = `
const compile = require('./config/compileMessages.cjs');
const { readFileSync } = require('node:fs');
(async () => {
  const left = [];
  for (const file of process.argv.slice(1)) {
    const compiled = JSON.parse(await compile.call({ resourcePath: file }, readFileSync(file, 'utf8')));
    left.push(...Object.keys(compiled).filter((id) => !Array.isArray(compiled[id])));
  }
  process.stdout.write(JSON.stringify(left));
})();`;

test('every text of every language is compiled: the browser has no parser for one that is not', () => {
  expect(FILES.length).toBeGreaterThan(30);
  const files = FILES.map((file) => path.join(WORDS, file));
  expect(
    JSON.parse(execFileSync(process.execPath, ['-e', PROGRAM, ...files], { cwd: ROOT, encoding: 'utf8' })),
  ).toEqual([]);
});

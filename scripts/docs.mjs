// `npm run docs` writes the pages of docs/ and the lists in src/ that are generated from the code; with --check it reports outdated ones.
// (docs/acceptance.md is generated from the tests: `npm run test:all` writes it.)
import { install, requireNode } from './install.mjs';
import { run, getTypeScriptCommand } from './processes.mjs';

const generators = [
  'auditors',
  'calls',
  'cases',
  'complaints',
  'dataModel',
  'evidence',
  'import',
  'lender',
  'loginChart',
  'machines',
  'messages',
  'settings',
];

requireNode();
await install();
for (const name of generators) {
  const fine = (await run(getTypeScriptCommand(`scripts/docs/${name}.ts`, ...process.argv.slice(2)))) === 0;
  console.log(`${fine ? 'ok  ' : 'FAIL'} ${name}`);
  if (!fine) process.exitCode = 1;
}

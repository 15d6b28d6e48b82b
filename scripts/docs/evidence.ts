// Writes the checker contained in every evidence file of the audit trail, from server/modules/trail/evidence. With --check it only reports
// whether it is current (TR-02).
import path from 'node:path';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const root = path.join(import.meta.dirname, '../..');
const room = path.join(root, 'server/modules/trail/evidence');
const target = path.join(room, 'verifier/verifier.txt');
const shim = path.join(room, 'browserShim.mjs');

const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: [path.join(room, 'verifierPage.mjs')],
  bundle: true,
  write: false,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  minify: true,
  charset: 'ascii',
  legalComments: 'none',
  alias: { 'node:crypto': shim },
  inject: [shim],
  tsconfig: path.join(root, 'tsconfig.json'),
});
// An inline script ends at this, wherever it is.
const text = (outputFiles[0]?.text ?? '').replaceAll(/<\/(script)/giu, String.raw`<\/$1`);

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  console.error('The checker of evidence files no longer fits the code: run npm run docs');
  process.exitCode = 1;
}

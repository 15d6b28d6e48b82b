import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const root = path.join(__dirname, '../../..');
const MOST_BYTES = 6000;

const file = (name: string) => `./src/contract/law/${name}`;

/** The function with the packs of one institution as a browser would get them: minified, brotli. */
function getBytes(names: string): number {
  const source = `
    export { decideContact } from '${file('decideContact')}';
    export { PRODUCT_RULES } from '${file('packs/productRules')}';
    export { ${names.split(' ').slice(1).join(', ')} } from '${file(`packs/${names.split(' ')[0]}`)}';`;
  const made = spawnSync(
    path.join(root, 'node_modules/.bin/esbuild'),
    ['--bundle', '--minify', '--format=esm', '--alias:@=./src', '--loader=ts'],
    { cwd: root, input: source },
  );
  if (made.status !== 0) throw new Error(String(made.stderr));
  return brotliCompressSync(made.stdout).length;
}

test.each([
  'mexico MEXICO',
  'china CHINA',
  'peru PERU',
  'unitedStates UNITED_STATES',
  'colombia COLOMBIA',
  'chile CHILE',
])(`LC-01 the function with the packs of one institution (%s) is at most ${MOST_BYTES} bytes on the wire`, (names) => {
  const bytes = getBytes(names);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

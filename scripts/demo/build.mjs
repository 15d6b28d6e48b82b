// `npm run build:demo`: the built app with recorded replies instead of a server, as plain files in dist-demo/. `--test` then runs its journeys.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { install, requireNode } from '../install.mjs';
import { runJourneys, withServer } from '../journeys.mjs';
import { root } from '../processes.mjs';

/** As many as `npm start` has; the demo shows a part of them. */
const CASES = '600';
/** The first visit downloads all of it. */
const MAX_BYTES = 5_000_000;
const out = path.join(root, 'dist-demo');
const at = (...parts) => path.join(out, ...parts);

const listFiles = () =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));

/** Copies the built app without the compressed variants, which only Saldo's own server uses. */
function copyApp() {
  rmSync(out, { recursive: true, force: true });
  cpSync(path.join(root, 'dist'), out, {
    recursive: true,
    filter: (file) => !/\.(gz|br|built)$/.test(file),
  });
}

/** Replaces the app's script by the demo's, which starts the app when the service worker is active. */
function changePage() {
  const html = readFileSync(at('index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g)];
  const app = scripts.map(([, src]) => src).join(' ');
  const rest = scripts.reduce((text, [tag]) => text.replace(tag, ''), html);
  writeFileSync(
    at('index.html'),
    rest.replace('</head>', () => `<script defer src="demo/page.js" data-app="${app}"></script></head>`),
  );
}

async function buildPage() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    bundle: true,
    minify: true,
    target: 'es2022',
    platform: 'browser',
    entryPoints: ['demo/page.ts'],
    outfile: at('demo/page.js'),
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
}

const pack = (content) => gzipSync(content, { level: 9 });

/**
 * Compresses the files that the page loads after its service worker has started; the worker decompresses them. The name does not end with
 * .gz, which some hosts decompress themselves.
 */
function packFiles() {
  const links = [...readFileSync(at('index.html'), 'utf8').matchAll(/ (?:href|src)="([^"]+)"/g)].map(
    ([, link]) => link,
  );
  const files = listFiles().filter((file) => file.startsWith('assets/') && !links.includes(file));
  for (const file of files) {
    writeFileSync(at(`${file}.packed`), pack(readFileSync(at(file))));
    rmSync(at(file));
  }
}

function writeWorker() {
  cpSync(path.join(root, 'node_modules/msw/lib/mockServiceWorker.js'), at('mockServiceWorker.js'));
  const names = listFiles().filter((file) => file !== 'mockServiceWorker.js');
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(readFileSync(at(name)));
  // The page is requested by its folder, since some hosts redirect index.html there and a worker cannot answer with a redirected response.
  const files = names.map((name) => (name === 'index.html' ? '' : name));
  const list = JSON.stringify({ files, version: hash.digest('hex').slice(0, 12) });
  const worker = readFileSync(path.join(root, 'scripts/demo/serviceWorker.js'), 'utf8');
  writeFileSync(at('sw.js'), `self.demoFiles = ${list};\n${worker}`);
}

function checkSizes() {
  const sizes = listFiles().map((file) => [file, statSync(at(file)).size]);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`dist-demo: ${(total / 1e6).toFixed(2)} MB in ${sizes.length} files; the largest:`);
  for (const [file, size] of sizes.toSorted((one, other) => other[1] - one[1]).slice(0, 8)) {
    console.log(`  ${(size / 1e6).toFixed(2).padStart(6)} MB  ${file}`);
  }
  if (total > MAX_BYTES) throw new Error(`dist-demo has ${total} bytes; ${MAX_BYTES} are allowed`);
}

async function buildDemo(env) {
  const { BASE_URL, CHROMIUM_PATH } = env;
  const { recordReplies } = await import('./recordReplies.mjs');
  const snapshot = await recordReplies(BASE_URL, CHROMIUM_PATH);
  copyApp();
  mkdirSync(at('demo'), { recursive: true });
  writeFileSync(at('demo/replies.bin'), pack(JSON.stringify(snapshot)));
  changePage();
  await buildPage();
  packFiles();
  writeWorker();
  checkSizes();
  if (!process.argv.includes('--test')) return true;
  return runJourneys(['demo', '--reporter=list,json'], {
    ...env,
    DEMO_FOLDER: out,
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(root, '.cache/demo.json'),
  });
}

requireNode();
await install();
process.env.SEED_CASES = CASES;
process.exitCode = (await withServer(buildDemo)) ? 0 : 1;

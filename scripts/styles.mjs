// `npm run check` verifies every stylesheet: each class is used, and each used class exists. Lengths on the spacing scale use its steps,
// and media queries use only the few breakpoints.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'src');

/** Media queries of the layout's breakpoints, because custom properties cannot be used in them. */
const BREAKPOINTS = [
  'width < 900px',
  'width <= 1100px',
  'width <= 1400px',
  'width >= 1800px',
  'height < 740px',
  'height < 600px',
];
const PREFERENCE = /^(?:prefers-[a-z-]+|forced-colors): [a-z-]+$/u;

const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
const getText = (file) => readFileSync(path.join(root, file), 'utf8');
const sheets = new Map(
  files.filter((file) => file.endsWith('.module.css')).map((file) => [file, withoutComments(getText(file))]),
);
const scripts = files.filter((file) => /\.tsx?$/u.test(file)).map((file) => ({ file, text: getText(file) }));

function withoutComments(css) {
  return css.replaceAll(/\/\*.*?\*\//gsu, '');
}

const scale = new Map(
  [...getText('ui/plain.css').matchAll(/(--space-\w+): (\d+px);/gu)].map(([, name, length]) => [length, name]),
);

const getClasses = (css) => {
  const selectors = [...css.matchAll(/([^{};]*)\{/gu)]
    .map(([, prelude]) => prelude)
    .filter((each) => !each.includes('@'));
  const own = selectors
    .join(' ')
    .replaceAll(/:global\([^)]*\)/gu, '')
    .replaceAll(/\[[^\]]*\]/gu, '');
  return new Set([...own.matchAll(/\.([A-Za-z][\w-]*)/gu)].map(([, name]) => name));
};

const getUses = ({ file, text }) =>
  [...text.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/gu)].map(([line, name, from]) => {
    const rest = text.replace(line, '');
    const named = [...rest.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'gu'))].map(([, used]) => used);
    const mentions = [...rest.matchAll(new RegExp(`(?<![\\w.'/])${name}(?=[\\[.])`, 'gu'))].length;
    const sheet = from.startsWith('@/') ? from.slice(2) : path.join(path.dirname(file), from);
    return { file, sheet: path.normalize(sheet), named, isReadable: mentions === named.length };
  });

const uses = scripts.flatMap(getUses);

function* faultsOfClasses() {
  for (const { file, sheet, isReadable } of uses) {
    if (!isReadable) yield `${file}: a class of ${sheet} is not named as styles['name']`;
  }
  for (const [sheet, css] of sheets) {
    const defined = getClasses(css);
    const mine = uses.filter((use) => use.sheet === sheet);
    const used = new Set(mine.flatMap(({ named }) => named));
    for (const name of defined) if (!used.has(name)) yield `${sheet}: nobody uses .${name}`;
    const references = mine.flatMap(({ file, named }) => named.map((name) => ({ file, name })));
    for (const { file, name } of references) if (!defined.has(name)) yield `${file}: ${sheet} has no .${name}`;
  }
}

const SPACED = /(?:^|[\s;{])((?:row-|column-)?gap|(?:padding|margin)[a-z-]*):([^;}]+)/gu;

function* faultsOfLengths(sheet, css) {
  for (const [, property, value] of css.matchAll(SPACED)) {
    for (const [length] of value.matchAll(/(?<![\w.-])\d+px/gu)) {
      if (scale.has(length)) yield `${sheet}: ${property}: ${length} is var(${scale.get(length)})`;
    }
  }
}

function* faultsOfQueries(sheet, css) {
  for (const [, query] of css.matchAll(/@media \(([^)]*)\)/gu)) {
    if (!BREAKPOINTS.includes(query) && !PREFERENCE.test(query)) yield `${sheet}: (${query}) is no breakpoint`;
  }
}

const faults = [
  ...faultsOfClasses(),
  ...[...sheets].flatMap(([sheet, css]) => [...faultsOfLengths(sheet, css), ...faultsOfQueries(sheet, css)]),
];
for (const fault of faults) console.error(fault);
if (sheets.size === 0 || scale.size === 0) console.error('no stylesheets or no spacing scale were found');
process.exitCode = faults.length > 0 || sheets.size === 0 || scale.size === 0 ? 1 : 0;

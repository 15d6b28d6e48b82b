/**
 * webpack loader for antd. Imports the styles of its hooks as CSS instead of writing them at run time, and removes the functions that
 * generate them. With `theme.zeroRuntime` they are not called.
 */
const { execFileSync } = require('node:child_process');
const path = require('node:path');

// webpack's own parser.
const { parse } = require(require.resolve('acorn', { paths: [require.resolve('webpack')] }));

const MAKERS = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);
const SHARED = 'theme/util/genStyleUtils.js';

const GENERATOR = path.join(__dirname, 'antdStyles.cjs');
let generated;
const styles = () =>
  (generated ??= JSON.parse(execFileSync(process.execPath, [GENERATOR], { encoding: 'utf8', maxBuffer: 1e8 })));

function* nodesOf(node) {
  if (typeof node?.type === 'string') yield node;
  for (const child of Object.values(node ?? {})) if (child !== null && typeof child === 'object') yield* nodesOf(child);
}

function replaced(source, cuts) {
  const fromTheEnd = cuts.toSorted((a, b) => b.start - a.start);
  return fromTheEnd.reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), source);
}

const cutsOf = (program) =>
  [...nodesOf(program)]
    .filter((node) => node.type === 'CallExpression' && MAKERS.has(node.callee.name))
    .flatMap((call) => [
      { start: call.start, end: call.start, by: '/*#__PURE__*/' },
      { start: call.arguments[1].start, end: call.arguments[1].end, by: 'null' },
    ]);

const bodyOf = (program, name) =>
  [...nodesOf(program)].find((node) => node.type === 'FunctionDeclaration' && node.id?.name === name).body;

function withoutRuntime(source, program) {
  const { start, end } = bodyOf(program, 'genComponentStyleHook');
  return replaced(source, [{ start, end, by: '{ return function () { return ""; }; }' }]);
}

/** Same loader, invoked for the CSS of a file (`?css=1`). */
module.exports = function antdStyleLoader(source) {
  const file = this.resourcePath.split(path.sep).join('/').split('/es/').at(-1);
  if (this.getOptions().css) {
    this.addBuildDependency(GENERATOR);
    return styles()[file];
  }
  if (file === 'theme/util/useResetIconStyle.js') return 'export default () => undefined;';

  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  if (file === 'util/genStyleUtils.js') return withoutRuntime(source, program);

  const cuts = cutsOf(program);
  if (cuts.length === 0 && file !== SHARED) return source;
  const name = `./${path.basename(file, '.js')}.antd.css`;
  return `import "${name}!=!${__filename}?css=1!./${path.basename(file)}";\n${replaced(source, cuts)}`;
};

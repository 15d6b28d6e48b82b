/**
 * Prints the styles that antd's style hooks would write into the page at run time, as JSON by file in `antd/es/`. The CSS contains no color
 * and no size: those are CSS variables, which antd sets from the theme. Runs in a separate process, because it needs fresh instances of
 * React and antd.
 */
process.env.NODE_ENV = 'production';

const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { StyleProvider, createCache, extractStyle } = require('@ant-design/cssinjs');

const utilsPath = require.resolve('@ant-design/cssinjs-utils', { paths: [require.resolve('antd')] });
const utils = require(utilsPath);

/** Class prefixes that are not the component's name in kebab case. antd does not expose the class of a hook. */
const PREFIXES = {
  Addon: ['space-addon'],
  'Badge,Ribbon': ['ribbon'],
  Button: ['btn'],
  Calendar: ['picker'],
  'Button,compact': ['btn'],
  DatePicker: ['picker'],
  FloatButton: ['float-btn'],
  'Form,item-item': ['form'],
  'Input,Component': ['input'],
  'Input,OTP': ['otp'],
  'Input,Search': ['input-search'],
  'Input,Shared': ['input'],
  'Input,TextArea': ['input'],
  'Layout,Sider': ['layout-sider'],
  'Message,PurePanel': ['message'],
  'Modal,confirm': ['modal'],
  'Notification,PurePanel': ['notification'],
  'Pagination,bordered': ['pagination'],
  QRCode: ['qrcode'],
  'Tag,preset': ['tag'],
  'Tag,status': ['tag'],
  Tree: ['tree', 'select-tree'],
};

/** Components that mark their root element with a separate class, `…-css-var`, which carries fonts and box sizes. */
const ROOTED = new Set(
  (
    'Anchor BackTop Cascader Checkbox ColorPicker DatePicker Dropdown FloatButton Form Image Input,Component Input,TextArea ' +
    'InputNumber Listy Masonry Mentions Message Modal Notification Radio Select Splitter Table Tabs'
  ).split(' '),
);
const WRAPPED = { 'Badge,Ribbon': 'ant-ribbon-wrapper', Upload: 'ant-upload-wrapper', Calendar: 'ant-picker-calendar' };

/** Hooks that are made again at each call, and so bear no name. */
const UNNAMED = {
  'menu/style/index.js': [['ant-menu', 'ant-menu-css-var']],
  'tooltip/style/index.js': [['ant-tooltip', 'ant-tooltip-css-var']],
  'tree-select/style/index.js': [['ant-tree-select', 'ant-select-tree', 'ant-tree-select-css-var']],
};

const kebab = (name) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const named = (made, cells) => Object.assign(made, { cells: [cells].flat() });

// Every hook remembers which component it was made for, so that it can be called by name below.
require.cache[utilsPath].exports = {
  ...utils,
  genStyleUtils: (config) => {
    const real = utils.genStyleUtils(config);
    return {
      genStyleHooks: (cells, ...rest) => named(real.genStyleHooks(cells, ...rest), cells),
      genComponentStyleHook: (cells, ...rest) => named(real.genComponentStyleHook(cells, ...rest), cells),
      genSubStyleComponent: (cells, ...rest) => {
        const Styled = real.genSubStyleComponent(cells, ...rest);
        return named((prefixCls) => createElement(Styled, { prefixCls }), cells);
      },
    };
  },
};

const { ConfigProvider } = require('antd');

const Use = ({ hook, call }) => {
  const made = hook(...call);
  return made !== null && typeof made === 'object' && '$$typeof' in made ? made : null;
};

const isShared = (key) => /^style%+(Shared|ant-design-icons)%/.test(key);

/** Sums of z-index variables have no unit; outside of a page antd adds one, which makes them invalid. */
const withoutUnits = (css) => css.replaceAll(/z-index:calc\([^;}]*/g, (rule) => rule.replaceAll('px', ''));

/** The CSS that calling `hook` with these arguments writes, without the part that all hooks write (`shared`). */
function cssOf(hook, call) {
  const cache = createCache();
  renderToString(
    createElement(
      StyleProvider,
      { cache },
      createElement(ConfigProvider, { theme: { hashed: false } }, createElement(Use, { hook, call })),
    ),
  );
  for (const key of cache.cache.keys()) if (isShared(key) === call.length > 0) cache.cache.delete(key);
  return withoutUnits(
    extractStyle(cache, { plain: true, types: 'style' }).replace(/\.data-ant-cssinjs-cache-path\{.*?\}/, ''),
  );
}

const GRID = { useRowStyle: ['ant-row'], useColStyle: ['ant-col'] };

/** The lists of arguments that antd's components call a hook with: the class prefix, and the outermost class. */
function callsOf(name, hook, file) {
  if (name in GRID) return [GRID[name]];
  if (hook.cells === undefined) return name === 'default' ? (UNNAMED[file] ?? []) : [];
  const cells = hook.cells.join();
  const prefixes = (PREFIXES[cells] ?? [kebab(hook.cells.join('-'))]).map((prefix) => `ant-${prefix}`);
  return prefixes.map((prefix) => [prefix, WRAPPED[cells] ?? (ROOTED.has(cells) ? `${prefix}-css-var` : prefix)]);
}

/** The CSS of one of antd's style files, named as in `antd/es/`. */
function antdStyles(file) {
  const found = Object.entries(require(`antd/lib/${file}`))
    .filter(([, hook]) => typeof hook === 'function')
    .flatMap(([name, hook]) => callsOf(name, hook, file).map((call) => cssOf(hook, call)));
  if (found.length === 0) throw new Error(`antd/es/${file}: no style hook was found; see config/antdStyles.cjs`);
  return found.join('\n');
}

/** Icons and links: what every hook writes, whatever its component. */
const sharedStyles = () => cssOf(require('antd/lib/button/style').default.bind(null, 'ant-btn'), []);

const folder = path.join(path.dirname(require.resolve('antd/package.json')), 'es');
const files = readdirSync(folder, { recursive: true })
  .map((file) => file.split(path.sep).join('/'))
  .filter(
    (file) =>
      /style.*\.js$/.test(file) &&
      /gen(StyleHooks|SubStyleComponent|ComponentStyleHook)\(/.test(readFileSync(path.join(folder, file), 'utf8')),
  );

const styles = Object.fromEntries(files.map((file) => [file, antdStyles(file)]));
process.stdout.write(JSON.stringify({ ...styles, 'theme/util/genStyleUtils.js': sharedStyles() }));

/**
 * webpack loader for `src/ui/plain.css`. Replaces the variables of our style sheets (`var(--color-primary)`) with antd's values for our
 * theme, light and dark. Elements without antd therefore look the same.
 */
const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const SOURCES = path.join(__dirname, '../src');

const kebab = (name) => name.replace(/[A-Z]+|\d+/g, (part) => `-${part}`).toLowerCase();

// Matches antd's treatment of its variables.
const UNITLESS = /^(lineHeight|zIndex|opacity|fontWeight)/;
const valueOf = (name, value) =>
  typeof value === 'number' && !UNITLESS.test(name) ? `${value}px` : String(value).replace(/\s+/g, ' ').trim();

const variablesIn = (css) => [...css.matchAll(/var\(--([a-z0-9-]+)/g)].map((match) => match[1]);

function allVariables() {
  const sheets = readdirSync(SOURCES, { recursive: true }).filter((file) => file.endsWith('.css'));
  return new Set(sheets.flatMap((file) => variablesIn(readFileSync(path.join(SOURCES, file), 'utf8'))));
}

module.exports = function themeVariables(source) {
  const { theme } = require('antd');
  const { darkTheme, lightTheme } = require('../src/ui/theme/theme.ts');
  for (const file of ['theme.ts', 'tokens.ts']) this.addDependency(path.join(SOURCES, 'ui', file));
  this.addContextDependency(SOURCES);

  const used = allVariables();
  const block = (config) => {
    const tokens = Object.entries(theme.getDesignToken(config)).map(([name, value]) => [
      kebab(name),
      valueOf(name, value),
    ]);
    const known = new Set(tokens.map(([name]) => name));
    const missing = variablesIn(source).filter((name) => !known.has(name));
    if (missing.length > 0) throw new Error(`${this.resourcePath}: antd has no token for --${missing.join(', --')}`);
    return tokens
      .filter(([name]) => used.has(name))
      .map(([name, value]) => `--${name}:${value};`)
      .join('');
  };
  const [light, dark] = [block(lightTheme), block(darkTheme)];
  return `:root{color-scheme:light;${light}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${dark}}}
:root[data-theme=dark]{color-scheme:dark;${dark}}
${source}`;
};

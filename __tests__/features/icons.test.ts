import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = 'src';
const ICONS = 'node_modules/@ant-design/icons-svg/lib/asn';

const readSources = (): string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'));

const listIcons = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '@ant-design\/icons'/gu)].flatMap(([, names = '']) =>
    [...names.matchAll(/\w+/gu)].map(([name]) => name),
  );

test('no icon has a style element, which the content security policy blocks', () => {
  const icons = [...new Set(readSources().flatMap(listIcons))];
  expect(icons).toContain('PhoneOutlined');
  const styled = icons.filter((name) => readFileSync(path.join(ICONS, `${name}.js`), 'utf8').includes('"style"'));
  expect(styled).toEqual([]);
});

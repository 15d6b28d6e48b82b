import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'saldo-antd-'));

const build = (variant: 'ours' | 'plain'): string => {
  const out = path.join(folder, variant);
  execFileSync(
    process.execPath,
    ['--import', 'tsx', path.join(root, '__tests__/support/antd/buildGallery.ts'), out, variant],
    { cwd: root, stdio: 'inherit' },
  );
  return path.join(out, 'index.html');
};

interface Drawn {
  readonly name: string;
  readonly style: Readonly<Record<string, string>>;
}

const readStyles = async (page: Page, address: string): Promise<Drawn[]> => {
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByText('Modal', { exact: true })).toBeVisible();
  await expect(page.getByText('Drawer', { exact: true })).toBeVisible();
  await page.addStyleTag({
    content: '*, ::before, ::after { animation: none !important; transition: none !important; }',
  });
  return page.evaluate(() =>
    [...document.querySelectorAll('body *:not(script, style)')].map((element) => {
      const computed = getComputedStyle(element);
      return {
        name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
        style: Object.fromEntries([...computed].map((property) => [property, computed.getPropertyValue(property)])),
      };
    }),
  );
};

/** Custom properties are how both come to the same result. */
const isCompared = (property: string): boolean => !property.startsWith('--');

const differences = (ours: readonly Drawn[], plain: readonly Drawn[]): string[] =>
  plain.flatMap(({ name, style }, index) =>
    Object.keys(style)
      .filter((property) => isCompared(property) && style[property] !== ours[index]?.style[property])
      .map((property) => `${name}: ${property} ${style[property]} → ${ours[index]?.style[property]}`),
  );

test.describe.configure({ timeout: 300_000 });
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The build extracts antd's styles and replaces some of its modules (config/antdStyles.cjs, config/antdImports.ts).
test('SC-03 every antd component has the computed styles of the published package, light and dark', async ({
  page,
}) => {
  const [ours, plain] = [build('ours'), build('plain')];
  for (const look of ['light', 'dark']) {
    const expected = await readStyles(page, `file://${plain}#plain-${look}`);
    const actual = await readStyles(page, `file://${ours}#${look}`);
    expect(actual.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    expect(differences(actual, expected), look).toEqual([]);
  }
});

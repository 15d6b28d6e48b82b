import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LINK = /\]\(([^)#\s]*)(?:#([^)\s]+))?\)/gu;
const CODE = /```.*?```/gsu;

const ROOT_DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'config/README.md'];

const listDocuments = (): string[] =>
  readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file))
    .concat(ROOT_DOCUMENTS);

const listAnchors = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

function isBroken(from: string, target: string, anchor: string | undefined): boolean {
  const file = target === '' ? from : path.join(path.dirname(from), target);
  if (!existsSync(file)) return true;
  return anchor !== undefined && file.endsWith('.md') && !listAnchors(file).includes(anchor);
}

test.each(listDocuments())('PC-05 GE-05 the links of %s lead to files and headings that exist', (file) => {
  const links = [...readFileSync(file, 'utf8').replaceAll(CODE, '').matchAll(LINK)];
  const local = links.filter(([, target = '']) => !/^[a-z]+:/u.test(target));
  expect(local.filter(([, target = '', anchor]) => isBroken(file, target, anchor)).map(([text]) => text)).toEqual([]);
});

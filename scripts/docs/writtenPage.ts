import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';

/** Writes a page of docs/ that is made from the code; with --check it only says whether the page still fits. */
export async function writtenPage(name: string, text: string): Promise<void> {
  const target = path.join(import.meta.dirname, '../../docs', name);
  const page = await format(text, {
    parser: 'markdown',
    printWidth: 120,
    proseWrap: 'preserve',
    embeddedLanguageFormatting: 'off',
  });
  if (!process.argv.includes('--check')) {
    writeFileSync(target, page);
    return;
  }
  if (readFileSync(target, 'utf8') === page) return;
  console.error(`docs/${name} no longer fits the code: run npm run docs`);
  process.exitCode = 1;
}

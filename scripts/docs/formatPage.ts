import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';

const root = path.join(import.meta.dirname, '../..');

async function formatted(target: string, text: string): Promise<string> {
  const { inferredParser } = await getFileInfo(target);
  if (inferredParser === null) return text;
  return format(text, { ...(await resolveConfig(target)), filepath: target, embeddedLanguageFormatting: 'off' });
}

/** Writes a generated file; with --check it only reports whether the file is current. */
export async function formatFile(name: string, text: string): Promise<void> {
  const target = path.join(root, name);
  const content = await formatted(target, text);
  if (!process.argv.includes('--check')) {
    writeFileSync(target, content);
    return;
  }
  if (existsSync(target) && readFileSync(target, 'utf8') === content) return;
  console.error(`${name} no longer fits the code: run npm run docs`);
  process.exitCode = 1;
}

/** Writes a page of docs/. */
export const formatPage = (name: string, text: string): Promise<void> => formatFile(`docs/${name}`, text);

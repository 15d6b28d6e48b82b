import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '@/contract/language';

/** All messages of a language by id, as the translators wrote them. */
export const getWords = (language: Language): Record<string, string> => {
  const folder = resolve('src/i18n', language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return Object.assign(
    {},
    ...files.map((name) => JSON.parse(readFileSync(resolve(folder, name), 'utf8')) as unknown),
  ) as Record<string, string>;
};

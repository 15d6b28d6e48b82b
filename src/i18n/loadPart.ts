import type { Language } from '@/contract/language';

/** Messages by id, parsed at build time. */
export type Messages = Readonly<Record<string, unknown>>;

type Load = () => Promise<{ readonly default: Messages }>;

/** Loads the messages of all files of one part of the app. */
export async function loadPart(
  files: Readonly<Record<string, Readonly<Record<Language, Load>>>>,
  language: Language,
): Promise<Messages> {
  const loaded = await Promise.all(Object.values(files).map((file) => file[language]()));
  return Object.fromEntries(loaded.flatMap((each) => Object.entries(each.default)));
}

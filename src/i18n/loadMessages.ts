import type { Language } from '@/contract/language';
import { ENTRY_FILES } from './entryFiles';
import type { CompleteFiles } from './messageIds';
import { WORKPLACE_FILES } from './workplaceFiles';

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

const ENTRY: CompleteFiles['entry'] = ENTRY_FILES;
const WORKPLACE: CompleteFiles['workplace'] = WORKPLACE_FILES;

/** Loads the messages of the login page. */
export const loadEntryMessages = (language: Language): Promise<Messages> => loadPart(ENTRY, language);

/** Loads the messages of the shell and the case lists, including the entry's. Fetched while the user types. */
export async function loadAllMessages(language: Language): Promise<Messages> {
  const [entry, workplace] = await Promise.all([loadPart(ENTRY, language), loadPart(WORKPLACE, language)]);
  return { ...entry, ...workplace };
}

import type { Language } from '@/contract/language';
import { MESSAGE_FILES } from './messageFiles';
import type { CompleteFiles, Part } from './messageIds';

/** Messages by id, parsed at build time. */
export type Messages = Readonly<Record<string, unknown>>;

type Load = () => Promise<{ readonly default: Messages }>;

const FILES: CompleteFiles = MESSAGE_FILES;

const ofPart = async (part: Part, language: Language): Promise<Messages> => {
  const files: Readonly<Record<Language, Load>>[] = Object.values(FILES[part]);
  const loaded = await Promise.all(files.map((file) => file[language]()));
  return Object.fromEntries(loaded.flatMap((each) => Object.entries(each.default)));
};

/** What the login page says. */
export const loadEntryMessages = (language: Language): Promise<Messages> => ofPart('entry', language);

/** What the screens of an agent's day say beside the case lists. */
export const loadAgentMessages = (language: Language): Promise<Messages> => ofPart('agent', language);

/** What the screens of leaders, administrators and auditors say. */
export const loadManagementMessages = (language: Language): Promise<Messages> => ofPart('management', language);

/** What the shell and the case lists say, the entry's words included: fetched while the user types. */
export async function loadAllMessages(language: Language): Promise<Messages> {
  const [entry, workplace] = await Promise.all([ofPart('entry', language), ofPart('workplace', language)]);
  return { ...entry, ...workplace };
}

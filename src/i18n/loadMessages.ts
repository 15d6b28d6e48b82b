import type { Language } from '@/contract/language';
import { ENTRY_FILES } from './entryFiles';
import { loadPart, type Messages } from './loadPart';
import type { CompleteFiles } from './messageIds';
import { WORKPLACE_FILES } from './workplaceFiles';

const ENTRY: CompleteFiles['entry'] = ENTRY_FILES;
const WORKPLACE: CompleteFiles['workplace'] = WORKPLACE_FILES;

/** Loads the messages of the login page. */
export const loadEntryMessages = (language: Language): Promise<Messages> => loadPart(ENTRY, language);

/** Loads the messages of the shell and the case lists, including the entry's. Fetched while the user types. */
export async function loadAllMessages(language: Language): Promise<Messages> {
  const [entry, workplace] = await Promise.all([loadPart(ENTRY, language), loadPart(WORKPLACE, language)]);
  return { ...entry, ...workplace };
}

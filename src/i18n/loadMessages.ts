import type { Language } from '@/contract/language';
import { ENTRY_FILES } from './entryFiles';
import { loadPart, type Messages } from './loadPart';
import type { CompleteFiles } from './messageIds';
import { WORKPLACE_FILES } from './workplaceFiles';

const ENTRY: CompleteFiles['entry'] = ENTRY_FILES;
const WORKPLACE: CompleteFiles['workplace'] = WORKPLACE_FILES;

/** What the login page says. */
export const loadEntryMessages = (language: Language): Promise<Messages> => loadPart(ENTRY, language);

/** What the shell and the case lists say, the entry's words included: fetched while the user types. */
export async function loadAllMessages(language: Language): Promise<Messages> {
  const [entry, workplace] = await Promise.all([loadPart(ENTRY, language), loadPart(WORKPLACE, language)]);
  return { ...entry, ...workplace };
}

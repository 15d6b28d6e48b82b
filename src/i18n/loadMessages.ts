import type { Language } from '@/contract/language';

import type { agentMessages } from './en/agentMessages';
import type { entryMessages } from './en/entryMessages';
import type { managementMessages } from './en/managementMessages';
import type { workplaceMessages } from './en/workplaceMessages';

/** Messages by id, parsed at build time. */
export type Messages = Readonly<Record<string, unknown>>;

type Loads<Reference> = Readonly<Record<Language, () => Promise<Readonly<Record<keyof Reference, unknown>>>>>;

// A language that lacks a message of the English reference does not compile.
const ENTRY: Loads<typeof entryMessages> = {
  cn: async () => (await import('./cn/entryMessages')).entryMessages,
  en: async () => (await import('./en/entryMessages')).entryMessages,
  es: async () => (await import('./es/entryMessages')).entryMessages,
};

const WORKPLACE: Loads<typeof workplaceMessages> = {
  cn: async () => (await import('./cn/workplaceMessages')).workplaceMessages,
  en: async () => (await import('./en/workplaceMessages')).workplaceMessages,
  es: async () => (await import('./es/workplaceMessages')).workplaceMessages,
};

const AGENT: Loads<typeof agentMessages> = {
  cn: async () => (await import('./cn/agentMessages')).agentMessages,
  en: async () => (await import('./en/agentMessages')).agentMessages,
  es: async () => (await import('./es/agentMessages')).agentMessages,
};

const MANAGEMENT: Loads<typeof managementMessages> = {
  cn: async () => (await import('./cn/managementMessages')).managementMessages,
  en: async () => (await import('./en/managementMessages')).managementMessages,
  es: async () => (await import('./es/managementMessages')).managementMessages,
};

/** What the login page says. */
export const loadEntryMessages = (language: Language): Promise<Messages> => ENTRY[language]();

/** What the screens of an agent's day say beside the case lists. */
export const loadAgentMessages = (language: Language): Promise<Messages> => AGENT[language]();

/** What the screens of leaders, administrators and auditors say. */
export const loadManagementMessages = (language: Language): Promise<Messages> => MANAGEMENT[language]();

/** What the shell and the case lists say, the entry's words included: fetched while the user types. */
export async function loadAllMessages(language: Language): Promise<Messages> {
  const [entry, workplace] = await Promise.all([ENTRY[language](), WORKPLACE[language]()]);
  return { ...entry, ...workplace };
}

import type { Language } from '@/contract/language';
import { AGENT_FILES } from './agentFiles';
import { loadPart, type Messages } from './loadMessages';
import { MANAGEMENT_FILES } from './managementFiles';
import type { CompleteFiles } from './messageIds';

const AGENT: CompleteFiles['agent'] = AGENT_FILES;
const MANAGEMENT: CompleteFiles['management'] = MANAGEMENT_FILES;

/** Loads the messages of an agent's screens other than the case lists. */
export const loadAgentMessages = (language: Language): Promise<Messages> => loadPart(AGENT, language);

/** Loads the messages of the screens of leaders, administrators and auditors. */
export const loadManagementMessages = (language: Language): Promise<Messages> => loadPart(MANAGEMENT, language);

import type { Language } from '@/contract/language';
import { AGENT_FILES } from './agentFiles';
import { loadPart, type Messages } from './loadPart';
import { MANAGEMENT_FILES } from './managementFiles';
import type { CompleteFiles } from './messageIds';

const AGENT: CompleteFiles['agent'] = AGENT_FILES;
const MANAGEMENT: CompleteFiles['management'] = MANAGEMENT_FILES;

/** What the screens of an agent's day say beside the case lists. */
export const loadAgentMessages = (language: Language): Promise<Messages> => loadPart(AGENT, language);

/** What the screens of leaders, administrators and auditors say. */
export const loadManagementMessages = (language: Language): Promise<Messages> => loadPart(MANAGEMENT, language);

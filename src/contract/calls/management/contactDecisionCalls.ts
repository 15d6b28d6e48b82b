import { mainCall } from '../../call';
import { contactDecisions, decisionsFileQuery, decisionsQuery } from '../../entities/law/contactDecision';
import { file } from '../../schemas';

const read = { method: 'GET', who: 'monitoring.read', rows: 'visibleCases', chosenByUs: true } as const;

/** Decisions on contacts, for users who must document them (LC-03; not in the specification). */
export const contactDecisionCalls = {
  listing: mainCall({
    ...read,
    path: 'manage/law/decisions',
    query: decisionsQuery,
    answer: contactDecisions,
    means:
      "Returns every decision on a call or message, including refused ones, newest first: verdict, rules with articles, packs with versions, time zones, the agent's reason and the resulting contact. The default is the last seven days; a leader sees cases of the group.",
  }),
  export: mainCall({
    ...read,
    path: 'manage/law/decisions/export',
    query: decisionsFileQuery,
    answer: file,
    download: 'saved',
    means: 'Exports the list as a file. The download is recorded.',
  }),
};

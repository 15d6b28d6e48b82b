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
      "Every decision on a call or message, refused ones too, newest first: verdict, rules with their articles, packs with versions, time zones, the agent's reason and what came of it. Of the last seven days unless days or a case are named; a leader sees those on cases of the group.",
  }),
  export: mainCall({
    ...read,
    path: 'manage/law/decisions/export',
    query: decisionsFileQuery,
    answer: file,
    download: 'saved',
    means: 'The same as a file; who took it away is recorded.',
  }),
};

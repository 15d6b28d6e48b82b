import type { ReplayFinding, LawReplay } from '@/contract/entities/law/lawReplay';
import type { FINDING_LIST } from '@/contract/lists/monitoringLists';
import type { ListCells } from '@/ui/list/ListTable';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import { FoundRule } from './FoundRule';

/** Cell renderers of the findings of a replay. */
export const findingCells = (replay: LawReplay): ListCells<typeof FINDING_LIST, ReplayFinding> => ({
  day: { width: 110, dataIndex: 'day' },
  rule: { width: 260, render: (_, finding) => <FoundRule finding={finding} replay={replay} /> },
  agent: { width: 140, render: (_, { agentName }) => agentName ?? <FormattedMessage id="lawReplay.nobody" /> },
  username: { width: 140, render: (_, { username }) => username ?? '–' },
  count: { width: 100, align: 'right', render: (_, { count }) => <FormattedNumber value={count} /> },
});

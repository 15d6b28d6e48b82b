import type { FindingsBy, LawFinding, LawReplay } from '@/contract/entities/lawReplay';
import { useMay } from '@/ui/currentUser';
import type { PagedColumn } from '@/ui/tableQuery';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { FoundRule } from './FoundRule';

type Column = PagedColumn<LawFinding>;

const ABOUT: Readonly<Record<FindingsBy, readonly ('rule' | 'agent' | 'day')[]>> = {
  rule: ['rule'],
  agent: ['agent'],
  day: ['day'],
  each: ['day', 'rule', 'agent'],
};

/** Somebody of ours whose announcement it can be. */
const isSomebody = ({ agentId, agentName }: LawFinding): boolean => agentId !== null && agentName !== null;

/** The columns of what was found, by what it was put together by. */
export function useFindingColumns(
  by: FindingsBy,
  { replay, onAnnounce }: { readonly replay: LawReplay; readonly onAnnounce: (finding: LawFinding) => void },
): Column[] {
  const { formatMessage, formatNumber } = useIntl();
  const mayAnnounce = useMay('announcements.manage');
  const all: Record<'rule' | 'agent' | 'day', Column> = {
    rule: {
      key: 'rule',
      title: formatMessage({ id: 'lawReplay.by.rule' }),
      width: 320,
      render: (_, finding) => <FoundRule finding={finding} replay={replay} />,
    },
    agent: {
      key: 'agent',
      title: formatMessage({ id: 'lawReplay.by.agent' }),
      width: 180,
      render: (_, { agentName }) => agentName ?? <FormattedMessage id="lawReplay.nobody" />,
    },
    day: { key: 'day', title: formatMessage({ id: 'lawReplay.by.day' }), width: 120, dataIndex: 'day' },
  };
  const count: Column = {
    key: 'count',
    title: formatMessage({ id: 'lawReplay.count' }),
    width: 110,
    align: 'right',
    render: (_, finding) => formatNumber(finding.count),
  };
  const announce: Column = {
    key: 'announce',
    title: formatMessage({ id: 'system.actions' }),
    width: 180,
    render: (_, finding) =>
      isSomebody(finding) && (
        <Button size="small" onClick={() => onAnnounce(finding)}>
          <FormattedMessage id="lawReplay.announce" />
        </Button>
      ),
  };
  const hasAgent = ABOUT[by].includes('agent');
  return [...ABOUT[by].map((each) => all[each]), count, ...(mayAnnounce && hasAgent ? [announce] : [])];
}

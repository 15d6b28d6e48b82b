import { useKeptColumns } from '@/api/hooks/useListKeeping';
import { useLawReplayFindingsFileMutation } from '@/api/endpoints/management/lawReplayApi';
import type { FindingsBy, ReplayFinding, LawReplay } from '@/contract/entities/law/lawReplay';
import type { KeptList } from '@/contract/entities/cases/listPreferences';
import { FINDING_LIST, findingColumns } from '@/contract/lists/monitoringLists';
import { screenColumns } from '@/contract/lists/listDescription';
import { usePermission } from '@/ui/screen/currentUser';
import { ListTable } from '@/ui/list/ListTable';
import type { PagedTable } from '@/ui/table/PagedTable';
import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { getExamples } from './Examples';
import { findingCells } from './findingCells';

const KEPT = {
  rule: 'findingsByRule',
  agent: 'findingsByAgent',
  day: 'findingsByDay',
  each: 'findings',
} as const satisfies Record<FindingsBy, KeptList>;

const FIXED = { rule: 'rule', agent: 'agent', day: 'day', each: 'rule' } as const;

const EXPANDED = { expandedRowRender: getExamples };

const getKey = ({ day, pack, rule, agentId }: ReplayFinding): string => [day, pack, rule, agentId].join(' ');

/** Returns true if the finding concerns a user of the institution, who can be named in an announcement. */
const isSomebody = ({ agentId, agentName }: ReplayFinding): boolean => agentId !== null && agentName !== null;

function useAnnounce(onAnnounce: (finding: ReplayFinding) => void) {
  const { formatMessage } = useIntl();
  return {
    key: 'announce',
    title: formatMessage({ id: 'system.actions' }),
    width: 180,
    render: (_: unknown, finding: ReplayFinding) =>
      isSomebody(finding) && (
        <Button size="small" onClick={() => onAnnounce(finding)}>
          <FormattedMessage id="lawReplay.announce" />
        </Button>
      ),
  };
}

type TableProps = Pick<
  ComponentProps<typeof PagedTable<ReplayFinding>>,
  'label' | 'rows' | 'isFetching' | 'error' | 'onRetry' | 'place' | 'onPlace' | 'empty'
>;

interface FindingTableProps extends TableProps {
  readonly by: FindingsBy;
  readonly replay: LawReplay;
  readonly onAnnounce: (finding: ReplayFinding) => void;
}

/** Findings of a replay, in the columns relevant to their grouping. Each grouping has separately saved columns. */
export function FindingTable({ by, replay, onAnnounce, ...table }: FindingTableProps) {
  const [save, saving] = useLawReplayFindingsFileMutation();
  const columns = useKeptColumns(KEPT[by]);
  const mayAnnounce = usePermission('announcements.manage');
  const announce = useAnnounce(onAnnounce);
  const known = findingColumns(by);
  return (
    <ListTable
      {...table}
      list={FINDING_LIST}
      cells={findingCells(replay)}
      fixed={FIXED[by]}
      without={screenColumns(FINDING_LIST).filter((name) => !(name in known))}
      keeping={{ columns }}
      file={{ saving, onSave: (format) => void save({ id: replay.id, by, format }) }}
      rowKey={getKey}
      {...(mayAnnounce && 'agent' in known && { action: announce })}
      {...(by === 'each' && { expandable: EXPANDED })}
    />
  );
}

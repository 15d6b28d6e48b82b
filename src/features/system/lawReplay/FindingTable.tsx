import { useLawReplayFindingsFileMutation } from '@/api/endpoints/management/lawReplayApi';
import { useSavedColumns } from '@/api/hooks/useSavedListSettings';
import { LAW_EFFECT } from '@/contract/codes/lawCodes';
import type { SavedListName } from '@/contract/entities/cases/listPreferences';
import type { ReplayFinding, LawReplay, FindingsBy } from '@/contract/entities/law/lawReplay';
import { getScreenColumns } from '@/contract/lists/listDescription';
import { FINDING_LIST, getFindingColumns } from '@/contract/lists/monitoringLists';
import { getTaskDetailPath } from '@/contract/routes';
import { useLocale } from '@/i18n/languageContext';
import { DateTime } from '@/ui/dates/DateTime';
import { OriginalName } from '@/ui/format/OriginalName';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { usePermission } from '@/ui/screen/currentUser';
import type { PagedTable } from '@/ui/table/PagedTable';
import { Tag, Button } from 'antd';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl, FormattedNumber } from 'react-intl';
import { Link } from 'react-router-dom';

import { SettingsHint, SettingsTextLine, SettingsRows } from '../systemElements';
import { describeFoundRule } from './describeFoundRule';

/** A rule with findings: its requirement and its source. */
function FoundRule({ finding, replay }: { readonly finding: ReplayFinding; readonly replay: LawReplay }) {
  const intl = useIntl();
  const language = useLocale();
  const { effect, pack, article, source } = finding;
  return (
    <>
      <Tag color={effect === 'warn' ? 'warning' : 'error'}>
        <CodeLabel table={LAW_EFFECT} code={effect} />
      </Tag>
      {describeFoundRule(finding, replay, { intl, language })}
      <SettingsHint as="div">
        <OriginalName>
          <FormattedMessage id="lawReplay.source" values={{ pack, article, source }} />
        </OriginalName>
      </SettingsHint>
    </>
  );
}

/** Cell renderers of the findings of a replay. */
const findingCells = (replay: LawReplay): ListCells<typeof FINDING_LIST, ReplayFinding> => ({
  day: { width: 110, dataIndex: 'day' },
  rule: { width: 260, render: (_, finding) => <FoundRule finding={finding} replay={replay} /> },
  agent: { width: 140, render: (_, { agentName }) => agentName ?? <FormattedMessage id="lawReplay.nobody" /> },
  username: { width: 140, render: (_, { username }) => username ?? '–' },
  count: { width: 100, align: 'right', render: (_, { count }) => <FormattedNumber value={count} /> },
});

type Example = ReplayFinding['examples'][number];

/** Some contacts of a finding, each with its case and the time at which the rule would have permitted it. */
function Examples({ finding: { count, examples } }: { readonly finding: ReplayFinding }) {
  return (
    <SettingsRows>
      <SettingsRows as="ul">
        {examples.map((each) => (
          <One key={`${each.kind} ${each.taskId} ${each.time}`} example={each} />
        ))}
      </SettingsRows>
      {count > examples.length && (
        <SettingsHint as="p">
          <FormattedMessage id="lawReplay.more" values={{ count: count - examples.length }} />
        </SettingsHint>
      )}
    </SettingsRows>
  );
}

/** Renders the examples below a table row. */
const getExamples = (finding: ReplayFinding) => <Examples finding={finding} />;

function One({ example: { kind, taskId, loanId, time, until } }: { readonly example: Example }) {
  return (
    <SettingsTextLine as="li">
      <DateTime at={time} />
      <FormattedMessage id={`lawReplay.kind.${kind}`} />
      <Link to={getTaskDetailPath(taskId, loanId)}>{loanId}</Link>
      <SettingsHint>
        {until === null ? (
          <FormattedMessage id="lawReplay.never" />
        ) : (
          <FormattedMessage id="lawReplay.until" values={{ time: <DateTime at={until} /> }} />
        )}
      </SettingsHint>
    </SettingsTextLine>
  );
}

const KEPT = {
  rule: 'findingsByRule',
  agent: 'findingsByAgent',
  day: 'findingsByDay',
  each: 'findings',
} as const satisfies Record<FindingsBy, SavedListName>;

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
  const columns = useSavedColumns(KEPT[by]);
  const mayAnnounce = usePermission('announcements.manage');
  const announce = useAnnounce(onAnnounce);
  const known = getFindingColumns(by);
  return (
    <ListTable
      {...table}
      list={FINDING_LIST}
      cells={findingCells(replay)}
      fixed={FIXED[by]}
      without={getScreenColumns(FINDING_LIST).filter((name) => !(name in known))}
      keeping={{ columns }}
      file={{ saving, onSave: (format) => void save({ id: replay.id, by, format }) }}
      rowKey={getKey}
      {...(mayAnnounce && 'agent' in known && { action: announce })}
      {...(by === 'each' && { expandable: EXPANDED })}
    />
  );
}

import { useApprovalExportMutation, useApprovalListingQuery } from '@/api/endpoints/management/approvalApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import type { SavedListName } from '@/contract/entities/cases/listPreferences';
import type { Approval, ApprovalView } from '@/contract/entities/management/approval';
import type { ScreenColumn } from '@/contract/lists/listDescription';
import { APPROVAL_LIST } from '@/contract/lists/managementLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { APPROVAL_CELLS } from './approvalColumns';
import { ApprovalActions } from './approvalElements';
import { type DecisionAction, type PendingDecision, DecisionDialog } from './DecisionDialog';
import type { ApprovalList } from './useApprovalList';

const canTakeBack = ({ isOwn, state }: Approval): boolean => isOwn && (state === 'waiting' || state === 'granted');

function getActs(row: Approval): readonly DecisionAction[] {
  if (row.mayDecide) return ['agree', 'refuse'];
  const look: readonly DecisionAction[] = row.cases === null ? [] : ['cases'];
  return canTakeBack(row) ? ['withdraw', ...look] : look;
}

interface DecisionButtonsProps {
  readonly row: Approval;
  readonly onChoose: (chosen: PendingDecision) => void;
}

/** Actions of the reader on a request. */
function DecisionButtons({ row, onChoose }: DecisionButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <ApprovalActions>
      {getActs(row).map((act) => (
        <Button
          key={act}
          size="small"
          aria-label={formatMessage({ id: `approvals.${act}.title` }, { name: row.askerName })}
          onClick={() => onChoose({ act, row })}
        >
          <FormattedMessage id={`approvals.${act}`} />
        </Button>
      ))}
    </ApprovalActions>
  );
}

/** Columns omitted by view: pending requests have no decision, and decided requests do not expire. */
const WITHOUT: Readonly<Record<ApprovalView, readonly ScreenColumn<typeof APPROVAL_LIST>[]>> = {
  toDecide: ['state', 'decider', 'decidedTime'],
  mine: [],
  decided: ['expires'],
};

const KEPT = {
  toDecide: 'approvalsToDecide',
  mine: 'approvalsMine',
  decided: 'approvalsDecided',
} as const satisfies Record<ApprovalView, SavedListName>;

/** Visible in any window, because it is the purpose of the screen. */
const actColumn = (title: string, onChoose: (chosen: PendingDecision) => void) => ({
  key: 'act',
  title,
  width: 124,
  fixed: 'end' as const,
  render: (_: unknown, row: Approval) => <DecisionButtons row={row} onChoose={onChoose} />,
});

interface ApprovalTableProps {
  readonly list: ApprovalList;
  /** Content before the list's tools. */
  readonly lead: ReactNode;
}

/** Requests of a view, with the actions on the pending ones. */
export function ApprovalTable({ list: { asked, query, place, onPlace }, lead }: ApprovalTableProps) {
  const { formatMessage } = useIntl();
  const { view } = asked;
  const shown = keepPreviousPage(useApprovalListingQuery(query));
  const [save, saving] = useApprovalExportMutation();
  const [chosen, setChosen] = useState<PendingDecision>();
  return (
    <>
      <ListTable
        list={APPROVAL_LIST}
        cells={APPROVAL_CELLS}
        fixed="kind"
        without={WITHOUT[view]}
        action={actColumn(formatMessage({ id: 'approvals.field.act' }), setChosen)}
        keeping={useSavedListSettings(KEPT[view])}
        file={{ saving, onSave: (format) => void save({ ...asked, format }) }}
        lead={lead}
        label={formatMessage({ id: `approvals.view.${view}` })}
        {...shown}
        rowKey={({ id }) => id}
        place={place}
        onPlace={onPlace}
        hasRowKeys
        empty={<EmptyState title={formatMessage({ id: `approvals.empty.${view}` })} />}
      />
      <DecisionDialog chosen={chosen} onClose={() => setChosen(undefined)} />
    </>
  );
}

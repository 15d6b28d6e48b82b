import { useWorkScheduleChangesQuery, useWorkScheduleUndoMutation } from '@/api/endpoints/management/workScheduleApi';
import { SCHEDULE_CHANGE_KIND } from '@/contract/codes/seatCodes';
import type { ScheduleChange } from '@/contract/entities/management/workSchedule';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CalendarDay, DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Button, Drawer, Pagination } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ScheduleChangeLines, SeatingHint } from './seatingElements';

/** History of schedule changes with user and time; users can undo their own changes (SS-01). */
export function ChangesDrawer({ onClose }: { readonly onClose: () => void }) {
  return (
    <Drawer open size={560} title={<FormattedMessage id="seating.changes.title" />} onClose={onClose}>
      <ChangeList />
    </Drawer>
  );
}

function ChangeList() {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useWorkScheduleChangesQuery({ page });
  if (!data) return error === undefined ? <Loading /> : <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (data.totalCount === 0) return <EmptyState title={formatMessage({ id: 'seating.changes.none' })} />;
  return (
    <>
      <ScheduleChangeLines>
        {data.result.map((change) => (
          <ChangeLine key={change.changeId} change={change} />
        ))}
      </ScheduleChangeLines>
      <Pagination
        size="small"
        hideOnSinglePage
        current={page}
        pageSize={PAGE_SIZE_TABLE}
        total={data.totalCount}
        showSizeChanger={false}
        onChange={setPage}
      />
    </>
  );
}

function ChangeLine({ change }: { readonly change: ScheduleChange }) {
  const [undo, { isLoading }] = useWorkScheduleUndoMutation();
  const { changeId, kind, byName, createdTime, peopleCount, cellCount, from, to, undone, canUndo } = change;
  return (
    <li>
      <div>
        <b>
          <CodeLabel table={SCHEDULE_CHANGE_KIND} code={kind} />
        </b>
        {' · '}
        {byName} · <DateTime at={createdTime} />
        <SeatingHint as="div">
          <FormattedMessage
            id="seating.changes.line"
            values={{
              people: peopleCount,
              cells: cellCount,
              from: <CalendarDay at={from} />,
              to: <CalendarDay at={to} />,
            }}
          />
        </SeatingHint>
      </div>
      {canUndo && (
        <Button size="small" loading={isLoading} onClick={() => void undo({ changeId })}>
          <FormattedMessage id="seating.undo" />
        </Button>
      )}
      {undone && (
        <SeatingHint as="span">
          <FormattedMessage id="seating.changes.undone" />
        </SeatingHint>
      )}
    </li>
  );
}

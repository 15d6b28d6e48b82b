import { useLenderBatchesQuery } from '@/api/lenderApi';
import { MOVING_POLL_MS } from '@/api/polling';
import type { LenderBatchRow } from '@/contract/entities/lenderUpload';
import { DateTime } from '@/ui/DateTime';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { Aside } from '@/ui/screenLayout';
import { ShareBar } from '@/ui/ShareBar';
import type { PagedColumn } from '@/ui/tableQuery';
import { widthOf } from '@/ui/widthOf';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { NumberText, Stack } from '../styled';

type Row = { readonly row: LenderBatchRow };

const isUnderWay = ({ finishedTime }: LenderBatchRow): boolean => finishedTime === null;

const Progress = ({ row }: Row) => (
  <Stack>
    <FormattedMessage id="lender.batch.done" values={{ done: row.done, fresh: row.fresh }} />
    {isUnderWay(row) && <ShareBar part={row.done} of={row.fresh} />}
  </Stack>
);

const Came = ({ row }: Row) => (
  <Stack>
    <NumberText>{row.fileName}</NumberText>
    {row.actorName !== null && <Aside>{row.actorName}</Aside>}
  </Stack>
);

function useColumns(): PagedColumn<LenderBatchRow>[] {
  const { formatMessage } = useIntl();
  const count = (name: 'rows' | 'fresh' | 'known' | 'contradictory'): PagedColumn<LenderBatchRow> => ({
    key: name,
    title: formatMessage({ id: `lender.batch.${name}` }),
    width: 120,
    align: 'right',
    render: (_, row) => <FormattedNumber value={row[name]} />,
  });
  return [
    {
      key: 'created',
      title: formatMessage({ id: 'lender.field.received' }),
      width: 140,
      render: (_, row) => <DateTime at={row.createdTime} />,
    },
    {
      key: 'name',
      title: formatMessage({ id: 'lender.batch.name' }),
      width: 200,
      render: (_, row) => <Came row={row} />,
    },
    count('rows'),
    count('fresh'),
    count('known'),
    count('contradictory'),
    {
      key: 'progress',
      title: formatMessage({ id: 'lender.batch.progress' }),
      width: 170,
      render: (_, row) => <Progress row={row} />,
    },
  ];
}

/** The latest files and how far they are; asked again while one of them moves. */
export function Batches() {
  const { formatMessage } = useIntl();
  const [isMoving, setMoving] = useState(false);
  const { data, error, isFetching, refetch } = useLenderBatchesQuery(undefined, {
    pollingInterval: isMoving ? MOVING_POLL_MS : 0,
  });
  const moves = data?.some(isUnderWay) ?? false;
  if (moves !== isMoving) setMoving(moves);
  const columns = useColumns();
  return (
    <PagedTable
      label={formatMessage({ id: 'lender.batch.table' })}
      columns={columns}
      rows={data && { result: data, totalCount: data.length }}
      rowKey={({ id }) => id}
      place={{ page: 1, size: 10 }}
      onPlace={() => {}}
      isFetching={isFetching && !isMoving}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
      minWidth={widthOf(columns)}
      empty={<EmptyState title={formatMessage({ id: 'lender.batch.empty' })} />}
    />
  );
}

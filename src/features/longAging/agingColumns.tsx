import type { LongAgingRow } from '@/contract/entities/longAging';
import type { MessageId } from '@/i18n/messageIds';
import { DateTime } from '@/ui/DateTime';
import { LastResult } from '@/ui/LastResult';
import { Money } from '@/ui/Money';
import type { PagedColumn } from '@/ui/tableQuery';
import { CALL_RESULT_TONES } from '@/ui/tones';
import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { ColumnName } from './columnNames';
import * as styles from './longAging.module.css';

interface Opening {
  readonly openId: string | undefined;
  readonly onToggle: (id: string) => void;
}

type Word = (id: MessageId, values?: Record<string, string>) => string;

const figures = { align: 'right' } as const;

function OpenButton({ row, word, openId, onToggle }: Opening & { readonly row: LongAgingRow; readonly word: Word }) {
  const isOpen = row.longAgingTasksId === openId;
  return (
    <Button
      type="link"
      size="small"
      className={String(styles['opener'])}
      icon={isOpen ? <DownOutlined /> : <RightOutlined />}
      aria-expanded={isOpen}
      aria-label={word(isOpen ? 'aging.hide' : 'aging.show', { name: row.borrowerName })}
      onClick={() => onToggle(row.longAgingTasksId)}
    >
      {row.borrowerName}
    </Button>
  );
}

/** Borrowers, with what is due on all their loans; the name opens the loans. */
export function agingColumns(names: readonly ColumnName[], word: Word, opening: Opening): PagedColumn<LongAgingRow>[] {
  const columns: (Omit<PagedColumn<LongAgingRow>, 'title' | 'key'> & { readonly key: ColumnName })[] = [
    {
      key: 'borrowerName',
      render: (_, row) => <OpenButton row={row} word={word} {...opening} />,
      sorter: true,
      width: 196,
      fixed: 'start',
    },
    { key: 'borrowerId', dataIndex: 'borrowerId', width: 96 },
    { key: 'loanCount', dataIndex: 'loanCount', ...figures, sorter: true, width: 112 },
    {
      key: 'amount',
      render: (_, row) => <Money amount={row.amount} currency={row.currency} />,
      ...figures,
      sorter: true,
      width: 108,
    },
    { key: 'penaltyDay', dataIndex: 'penaltyDay', ...figures, sorter: true, width: 96 },
    {
      key: 'lastCallResult',
      render: (_, row) => <LastResult of={row} tones={CALL_RESULT_TONES} />,
      width: 140,
    },
    { key: 'lastCallTime', render: (_, row) => <DateTime at={row.lastCallTime} />, sorter: true, width: 132 },
    { key: 'agentName', render: (_, row) => row.agentName ?? '–', width: 128, ellipsis: true },
  ];
  return names.flatMap((name) =>
    columns.filter(({ key }) => key === name).map((column) => ({ ...column, title: word(`aging.${column.key}`) })),
  );
}

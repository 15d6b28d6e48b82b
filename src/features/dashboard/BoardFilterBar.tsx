import type { BoardSummary } from '@/contract/entities/management/board';
import type { BoardQuery } from '@/contract/routes';
import { RemoteSelect } from '@/ui/form/RemoteSelect';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './dashboard.module.css';
import { DateChoice } from './DateChoice';

interface BoardFilterBarProps {
  readonly place: BoardQuery;
  readonly change: (changes: Partial<BoardQuery>) => void;
  readonly options: BoardSummary['options'] | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

const same = (names: readonly string[] | undefined) => names?.map((name) => ({ value: name, label: name }));

/** Filters of the counted days and cases. */
export function BoardFilterBar({ place, change, options, isFailed, onRetry }: BoardFilterBarProps) {
  const { formatMessage } = useIntl();
  const selects = [
    ['queue', options?.queues.map(({ id, name }) => ({ value: id, label: name }))],
    ['product', same(options?.products)],
    ['device', same(options?.devices)],
  ] as const;
  const isFiltered = selects.some(([name]) => place[name] !== undefined);
  return (
    <search className={styles['filters']} aria-label={formatMessage({ id: 'board.filters' })}>
      <DateChoice date={place.date} onChoose={(date) => change({ date })} />
      {selects.map(([name, choices]) => (
        <div key={name} className={styles['filter']}>
          <span className={styles['filterName']} aria-hidden="true">
            <FormattedMessage id={`board.${name}`} />
          </span>
          <RemoteSelect
            label={formatMessage({ id: `board.${name}` })}
            value={place[name]}
            onChange={(value) => change({ [name]: value })}
            options={choices}
            isLoading={choices === undefined && !isFailed}
            isFailed={isFailed}
            onRetry={onRetry}
          />
        </div>
      ))}
      {isFiltered && (
        <Button onClick={() => change({ queue: undefined, product: undefined, device: undefined })}>
          <FormattedMessage id="board.clear" />
        </Button>
      )}
    </search>
  );
}

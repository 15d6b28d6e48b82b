import { Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { BoardCard, CardHead, CardTitle } from '../dashboardElements';
import * as styles from '../dashboard.module.css';

interface ChartCardProps {
  readonly title: string;
  readonly chart: ReactNode;
  /** Numbers of the chart as a table, for users who prefer text or use a screen reader. */
  readonly table: ReactNode;
  /** Shown under both. */
  readonly foot?: ReactNode;
}

/** A chart with its numbers a click away. */
export function ChartCard({ title, chart, table, foot }: ChartCardProps) {
  const { formatMessage } = useIntl();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <BoardCard aria-label={title}>
      <CardHead>
        <CardTitle>{title}</CardTitle>
        <Segmented<'chart' | 'table'>
          size="small"
          aria-label={formatMessage({ id: 'board.view' }, { title })}
          value={view}
          onChange={setView}
          options={[
            { value: 'chart', label: <FormattedMessage id="board.view.chart" /> },
            { value: 'table', label: <FormattedMessage id="board.view.table" /> },
          ]}
        />
      </CardHead>
      {view === 'chart' ? (
        chart
      ) : (
        <Scrolled label={formatMessage({ id: 'board.numbers' }, { title })}>{table}</Scrolled>
      )}
      {foot}
    </BoardCard>
  );
}

/** Rows that may be longer than the card: reached and scrolled by the keyboard too. */
function Scrolled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reached (WCAG 2.1.1)
    <section className={styles['plain']} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

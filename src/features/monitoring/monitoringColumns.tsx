import { getCodeLabel } from '@/contract/codes/codeTable';
import { BEHAVIOR_SEVERITY, BEHAVIOR_TYPE } from '@/contract/codes/complaintCodes';
import type { BehaviorCount } from '@/contract/entities/management/behavior';
import type { BEHAVIOR_COUNT_LIST } from '@/contract/lists/monitoringLists';
import { useLocale } from '@/i18n/languageContext';
import { DateTime } from '@/ui/dates/DateTime';
import { CodeLabel } from '@/ui/format/CodeLabel';
import type { ListCells } from '@/ui/list/ListTable';
import type { Tones } from '@/ui/theme/tones';
import { useIntl, FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router-dom';

import { createBehaviorAddress } from './createBehaviorAddress';
import * as styles from './monitoring.module.css';
import { BehaviorSignList } from './BehaviorSignList';

/** Looks at personal data on each day of the period, as small bars; the numbers for those who do not see them. */
function DayBars({ days }: { readonly days: readonly number[] }) {
  const { formatMessage, formatNumber } = useIntl();
  const most = Math.max(1, ...days);
  return (
    <span
      // An image element would require an address.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      className={styles['bars']}
      aria-label={formatMessage({ id: 'monitoring.spark' }, { days: days.map((day) => formatNumber(day)).join(', ') })}
    >
      {days.map((day, place) => (
        // Days never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <span
          key={place}
          style={{ height: `${Math.max(4, (day / most) * 100)}%` }}
          data-top={day === most || undefined}
        />
      ))}
    </span>
  );
}

const SEVERITY_TONES: Tones = { serious: 'bad', noticeable: 'waiting', usual: 'plain' };
/** Kinds that are named in the list; the records have them all. */
const KINDS_SHOWN = 3;
const figures = { align: 'right' } as const;

interface MonitoringColumnsInput {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly type?: string | undefined;
}

function UserCell({ row, asked }: { readonly row: BehaviorCount; readonly asked: MonitoringColumnsInput }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Link
        to={createBehaviorAddress(row.userId, asked)}
        aria-label={formatMessage({ id: 'monitoring.open' }, { name: row.name })}
      >
        {row.name}
      </Link>
      <div className={styles['aside']}>{[row.username, row.groupName].filter((part) => part !== null).join(' · ')}</div>
      <div className={styles['aside']}>
        <FormattedMessage id="monitoring.lastAt" values={{ at: <DateTime at={row.lastAt} /> }} />
      </div>
    </>
  );
}

function Kinds({ kinds }: { readonly kinds: BehaviorCount['byType'] }) {
  const language = useLocale();
  return (
    <ul className={styles['kinds']}>
      {kinds.slice(0, KINDS_SHOWN).map(({ type, count }) => (
        <li key={type}>
          <FormattedMessage
            id="monitoring.kind"
            values={{ kind: getCodeLabel(BEHAVIOR_TYPE, type, language), count: <FormattedNumber value={count} /> }}
          />
        </li>
      ))}
    </ul>
  );
}

const number = (of: 'borrowers' | 'oddHours') => (row: BehaviorCount) => <FormattedNumber value={row[of]} />;

/** Cell renderers of the monitoring list. */
export const createMonitoringCells = (
  input: MonitoringColumnsInput,
): ListCells<typeof BEHAVIOR_COUNT_LIST, BehaviorCount> => ({
  user: { width: 180, render: (_, row) => <UserCell row={row} asked={input} /> },
  signs: {
    width: 340,
    render: (_, row) => (
      <div className={styles['judged']}>
        <CodeLabel table={BEHAVIOR_SEVERITY} code={row.severity} tones={SEVERITY_TONES} />
        <BehaviorSignList row={row} period={{ from: input.from, to: input.to }} />
      </div>
    ),
  },
  reveals: {
    width: 132,
    ...figures,
    render: (_, row) => (
      <span className={styles['reveals']}>
        <DayBars days={row.days} />
        <FormattedNumber value={row.reveals} />
      </span>
    ),
  },
  borrowers: { width: 80, ...figures, render: (_, row) => number('borrowers')(row) },
  oddHours: { width: 80, ...figures, render: (_, row) => number('oddHours')(row) },
  total: {
    width: 190,
    render: (_, row) => (
      <>
        <FormattedNumber value={row.total} />
        <Kinds kinds={row.byType} />
      </>
    ),
  },
});

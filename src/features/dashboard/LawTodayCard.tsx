import { useLawTodayQuery } from '@/api/endpoints/system/lawApi';
import type { LawToday } from '@/contract/entities/law/lawToday';
import { CLOCK } from '@/i18n/locale';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { BoardCard, CardHead, CardTitle } from './dashboardElements';
import * as styles from './dashboard.module.css';

const KINDS = ['lost', 'parked', 'back'] as const;

/** Effect of the contact rules today by the hour, and the time at which parked cases return (LC-06). */
export function LawTodayCard({ pollingInterval }: { readonly pollingInterval: number }) {
  const { formatMessage } = useIntl();
  return (
    <BoardCard aria-label={formatMessage({ id: 'board.law' })}>
      <CardHead>
        <CardTitle>
          <FormattedMessage id="board.law" />
        </CardTitle>
      </CardHead>
      <Content pollingInterval={pollingInterval} />
    </BoardCard>
  );
}

function Content({ pollingInterval }: { readonly pollingInterval: number }) {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useLawTodayQuery(undefined, { pollingInterval });
  if (error !== undefined) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading rows={5} />;
  if (data.hours.length + data.later + data.waiting === 0) {
    return <EmptyState title={formatMessage({ id: 'board.law.empty' })} />;
  }
  return <Hours today={data} />;
}

function Hours({ today: { hours, later, waiting } }: { readonly today: LawToday }) {
  const { formatMessage } = useIntl();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reached (WCAG 2.1.1)
    <section className={styles['plain']} aria-label={formatMessage({ id: 'board.law.hours' })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="board.law.hour" />
            </th>
            {KINDS.map((kind) => (
              <th key={kind} scope="col">
                <FormattedMessage id={`board.law.${kind}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour.at}>
              <th scope="row">
                <FormattedDate value={hour.at} weekday="short" {...CLOCK} />
              </th>
              {KINDS.map((kind) => (
                <td key={kind}>{hour[kind] > 0 ? <FormattedNumber value={hour[kind]} /> : '–'}</td>
              ))}
            </tr>
          ))}
          {later > 0 && <Rest words="board.law.later" count={later} />}
          {waiting > 0 && <Rest words="board.law.waiting" count={waiting} />}
        </tbody>
      </table>
    </section>
  );
}

interface RestProps {
  readonly words: 'board.law.later' | 'board.law.waiting';
  readonly count: number;
}

/** Parked cases that come back at none of these hours. */
const Rest = ({ words, count }: RestProps) => (
  <tr>
    <th scope="row" colSpan={KINDS.length}>
      <FormattedMessage id={words} />
    </th>
    <td>
      <FormattedNumber value={count} />
    </td>
  </tr>
);

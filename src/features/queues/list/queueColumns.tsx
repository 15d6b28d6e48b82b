import { QUEUE_TYPE } from '@/contract/codes/queueCodes';
import type { QueueRow } from '@/contract/entities/management/queue';
import type { QUEUE_LIST } from '@/contract/lists/queueLists';
import { getQueueAboutPath, getQueueListPath } from '@/contract/routes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import type { ListCells } from '@/ui/list/ListTable';
import type { Tones } from '@/ui/theme/tones';
import { SettingOutlined } from '@ant-design/icons';
import { FormattedMessage, FormattedNumber, type IntlShape } from 'react-intl';
import { Link } from 'react-router-dom';

import { LoadBar } from '../binding/LoadBar';
import { SecondaryText } from '@/ui/screen/screenLayout';
import { QueueBarStack, QueueNumberText } from '../queueElements';
import * as styles from '../queues.module.css';
import { RuleText } from '../rules/RuleText';

type FormatMessage = IntlShape['formatMessage'];

const TYPE_TONES: Tones = { automatic: 'working', manual: 'plain' };
const figures = { align: 'right' } as const;

function QueueName({ row, word }: { readonly row: QueueRow; readonly word: FormatMessage }) {
  return (
    <span className={styles['queue']}>
      <Link to={getQueueListPath(row.id)} aria-label={word({ id: 'queues.open' }, { name: row.name })}>
        {row.name}
      </Link>
      <SecondaryText>
        {row.code} · <RuleText of={row} />
      </SecondaryText>
    </span>
  );
}

function Unassigned({ row, word }: { readonly row: QueueRow; readonly word: FormatMessage }) {
  const count = row.unassignedCount;
  if (count === 0) return '0';
  return (
    <Link
      className={styles['waitingCount'] ?? ''}
      to={`${getQueueListPath(row.id)}?held=nobody`}
      aria-label={word({ id: 'queues.showUnassigned' }, { count, name: row.name })}
    >
      <FormattedNumber value={count} />
    </Link>
  );
}

function CaseLoad({ row, word }: { readonly row: QueueRow; readonly word: FormatMessage }) {
  const planned = row.plannedForSeen;
  const values = { count: row.caseCount, planned };
  const label = planned > 0 ? word({ id: 'queues.ofPlan' }, values) : word({ id: 'queues.noPlan' }, values);
  return (
    <QueueBarStack>
      <QueueNumberText>{label}</QueueNumberText>
      <LoadBar value={row.caseCount} most={planned > 0 ? planned : null} />
    </QueueBarStack>
  );
}

const Extensions = ({ row }: { readonly row: QueueRow }) => (
  <FormattedMessage id="queues.extensions.use" values={{ used: row.extensionsUsed, allowed: row.extensionsAllowed }} />
);

const getType = (row: QueueRow, word: FormatMessage) => (
  <>
    <CodeLabel table={QUEUE_TYPE} code={row.type} tones={TYPE_TONES} />
    {!row.enabled && <SecondaryText> {word({ id: 'queues.disabled' })}</SecondaryText>}
  </>
);

/** Cell renderers of the queue list: pending cases first; each figure links to its cases. */
export const createQueueCells = (word: FormatMessage): ListCells<typeof QUEUE_LIST, QueueRow> => ({
  code: { render: (_, row) => <QueueName row={row} word={word} />, width: 200 },
  type: { render: (_, row) => getType(row, word), width: 108 },
  unassigned: { render: (_, row) => <Unassigned row={row} word={word} />, ...figures, width: 124 },
  load: { render: (_, row) => <CaseLoad row={row} word={word} />, width: 152 },
  amount: { render: (_, row) => <Money amount={row.amount} currency={row.currency} />, ...figures, width: 124 },
  users: { render: (_, row) => <FormattedNumber value={row.userCount} />, ...figures, width: 100 },
  extensions: { render: (_, row) => <Extensions row={row} />, ...figures, width: 108 },
});

/** The way to a queue's settings. */
export const createQueueAction = (word: FormatMessage) => ({
  key: 'settings',
  title: word({ id: 'queues.settings' }),
  render: (_: unknown, row: QueueRow) => (
    <Link to={getQueueAboutPath(row.id)} aria-label={word({ id: 'queues.settingsOf' }, { name: row.name })}>
      <SettingOutlined aria-hidden /> {word({ id: 'queues.settings' })}
    </Link>
  ),
  width: 96,
});

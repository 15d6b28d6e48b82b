import { BEHAVIOR_TYPE } from '@/contract/codes/complaintCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { REVEALABLE_FIELD } from '@/contract/codes/contactCodes';
import type { BehaviorRow } from '@/contract/entities/management/behavior';
import { getTaskDetailPath } from '@/contract/routes';
import { useLocale } from '@/i18n/languageContext';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import type { BEHAVIOR_LIST } from '@/contract/lists/monitoringLists';
import type { Tones } from '@/ui/theme/tones';
import { Tag } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './monitoring.module.css';

/** Highlights views of personal data and data that leaves the institution. */
const TYPE_TONES: Tones = {
  revealPhone: 'working',
  revealIdNumber: 'working',
  revealAddress: 'working',
  revealAccount: 'working',
  viewPicture: 'working',
  exportStatistics: 'waiting',
  exportBehaviour: 'waiting',
  exportTrail: 'waiting',
  exportBoard: 'waiting',
  exportLoginLogs: 'waiting',
  exportList: 'waiting',
};

function LoanCell({ row }: { readonly row: BehaviorRow }) {
  const { formatMessage } = useIntl();
  if (row.loanId === null) return '–';
  if (row.taskId === null) return row.loanId;
  return (
    <Link
      to={getTaskDetailPath(row.taskId, row.loanId)}
      aria-label={formatMessage({ id: 'monitoring.detail.openCase' }, { loanId: row.loanId })}
    >
      {row.loanId}
    </Link>
  );
}

/** Label of the field; the number of its row has no meaning for a reader. */
function Detail({ detail }: { readonly detail: string | null }) {
  const language = useLocale();
  if (detail === null || detail === '') return '–';
  const [field = ''] = detail.split(' ');
  return Object.hasOwn(REVEALABLE_FIELD, field) ? getCodeLabel(REVEALABLE_FIELD, field, language) : detail;
}

function Marks({ row }: { readonly row: BehaviorRow }) {
  return (
    <span className={styles['marks']}>
      {row.ip ?? row.socketIp}
      {row.isNewAddress && (
        <Tag color="warning">
          <FormattedMessage id="monitoring.detail.newAddress" />
        </Tag>
      )}
    </span>
  );
}

function When({ row }: { readonly row: BehaviorRow }) {
  return (
    <span className={styles['marks']}>
      <DateTime at={row.at} />
      {row.isOddHour && (
        <Tag color="warning">
          <FormattedMessage id="monitoring.detail.oddHour" />
        </Tag>
      )}
    </span>
  );
}

/** Cell renderers of a person's records. */
export const BEHAVIOR_CELLS: ListCells<typeof BEHAVIOR_LIST, BehaviorRow> = {
  at: { width: 220, render: (_, row) => <When row={row} /> },
  type: { width: 190, render: (_, row) => <CodeLabel table={BEHAVIOR_TYPE} code={row.type} tones={TYPE_TONES} /> },
  loan: { width: 150, render: (_, row) => <LoanCell row={row} /> },
  detail: { width: 190, render: (_, row) => <Detail detail={row.detail} /> },
  address: { width: 230, render: (_, row) => <Marks row={row} /> },
};

import { SIGN_IN_RESULT } from '@/contract/codes/signInResult';
import type { LoginLogRow } from '@/contract/entities/loginLog';
import { userInfoPath } from '@/contract/routes';
import type { MessageId } from '@/i18n/messageIds';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import type { PagedColumn } from '@/ui/tableQuery';
import type { Tones } from '@/ui/tones';
import { Link } from 'react-router-dom';

import { WhoLines } from '../styled';
import { Aside } from '@/ui/screenLayout';

/** Tones of how a sign-in came out: what got through, what waits, what was refused. */
const OUTCOME_TONES: Tones = {
  success: 'good',
  livenessPassed: 'good',
  livenessPending: 'waiting',
  livenessFailed: 'bad',
  wrongCredentials: 'bad',
  oneTimePasswordOver: 'waiting',
  wrongCaptcha: 'waiting',
  locked: 'bad',
  addressRefused: 'bad',
  methodRefused: 'bad',
  positionMissing: 'waiting',
  quotaUsedUp: 'waiting',
};

function Who({ row }: { readonly row: LoginLogRow }) {
  if (row.userId === null) return '–';
  return (
    <WhoLines>
      <Link to={userInfoPath(row.userId)}>{row.name}</Link>
      <Aside>{row.username}</Aside>
    </WhoLines>
  );
}

/** The columns of the login logs. */
export const LOGIN_LOG_COLUMNS: readonly (Omit<PagedColumn<LoginLogRow>, 'title'> & { readonly label: MessageId })[] = [
  { key: 'time', label: 'users.logs.time', render: (_, row) => <DateTime at={row.time} />, width: 150 },
  { key: 'user', label: 'users.logs.user', render: (_, row) => <Who row={row} />, width: 200 },
  {
    key: 'outcome',
    label: 'users.logs.outcome',
    render: (_, row) => <CodeLabel table={SIGN_IN_RESULT} code={row.outcome} tones={OUTCOME_TONES} />,
    width: 210,
  },
  { key: 'ip', label: 'users.logs.ip', dataIndex: 'ip', width: 150 },
  { key: 'device', label: 'users.logs.device', render: (_, row) => row.device || '–', width: 150 },
  { key: 'position', label: 'users.logs.position', render: (_, row) => row.position ?? '–', width: 150 },
  { key: 'client', label: 'users.logs.client', dataIndex: 'client', width: 90 },
];

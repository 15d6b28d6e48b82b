import { SIGN_IN_RESULT } from '@/contract/codes/signInCodes';
import type { LoginLogRow } from '@/contract/entities/users/loginLog';
import type { LOGIN_LOG_LIST } from '@/contract/lists/userLists';
import { userInfoPath } from '@/contract/routes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import type { Tones } from '@/ui/theme/tones';
import { Link } from 'react-router-dom';

import { WhoLines } from '../styled';
import { SecondaryText } from '@/ui/screen/screenLayout';

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
      <SecondaryText>{row.username}</SecondaryText>
    </WhoLines>
  );
}

/** Cell renderers of the login logs. */
export const LOGIN_LOG_CELLS: ListCells<typeof LOGIN_LOG_LIST, LoginLogRow> = {
  time: { render: (_, row) => <DateTime at={row.time} />, width: 150 },
  user: { render: (_, row) => <Who row={row} />, width: 200 },
  outcome: {
    render: (_, row) => <CodeLabel table={SIGN_IN_RESULT} code={row.outcome} tones={OUTCOME_TONES} />,
    width: 210,
  },
  ip: { dataIndex: 'ip', width: 150 },
  device: { render: (_, row) => row.device || '–', width: 150 },
  position: { render: (_, row) => row.position ?? '–', width: 150 },
  client: { dataIndex: 'client', width: 90 },
};

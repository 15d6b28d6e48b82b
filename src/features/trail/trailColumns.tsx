import { SIGN_IN_RESULT } from '@/contract/codes/signInResult';
import type { TrailLogin } from '@/contract/entities/trail';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import type { PagedColumn } from '@/ui/tableQuery';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './trail.module.css';
import { RESULT_TONES } from './trailTones';

const figures = { align: 'right' } as const;
const ENDS = ['logout', 'administrator', 'liveness', 'elsewhere', 'owner'] as const;

/** How the session ended, in words. */
export function EndedBy({ endedBy }: Pick<TrailLogin, 'endedBy'>) {
  if (endedBy === null) return '–';
  return <FormattedMessage id={`trail.ended.${ENDS.find((end) => end === endedBy) ?? 'other'}`} />;
}

/** Who signed in; nobody knows where a name belongs to nobody. */
export function Who({ login: { name, username } }: { readonly login: TrailLogin }) {
  if (name === null) return <FormattedMessage id="trail.nobody" />;
  return (
    <>
      {name} <span className={styles['aside']}>{username}</span>
    </>
  );
}

function OpenLink({ login, to }: { readonly login: TrailLogin; readonly to: string }) {
  const { formatMessage } = useIntl();
  return (
    <Link to={to} aria-label={formatMessage({ id: 'trail.open' }, { id: login.userLoginLogId })}>
      <DateTime at={login.at} />
    </Link>
  );
}

type Title = (name: 'at' | 'user' | 'result' | 'faceFailures' | 'endedBy' | 'ip' | 'entries') => string;

/** The columns of the sign-ins. */
export const trailColumns = (title: Title, addressOf: (id: string) => string): PagedColumn<TrailLogin>[] => [
  {
    key: 'at',
    title: title('at'),
    width: 150,
    render: (_, login) => <OpenLink login={login} to={addressOf(login.userLoginLogId)} />,
  },
  { key: 'user', title: title('user'), width: 200, render: (_, login) => <Who login={login} /> },
  {
    key: 'result',
    title: title('result'),
    width: 220,
    render: (_, { result }) => <CodeLabel table={SIGN_IN_RESULT} code={result} tones={RESULT_TONES} />,
  },
  {
    key: 'faceFailures',
    title: title('faceFailures'),
    width: 100,
    ...figures,
    render: (_, { faceFailures }) => (faceFailures === 0 ? '–' : <FormattedNumber value={faceFailures} />),
  },
  { key: 'endedBy', title: title('endedBy'), width: 150, render: (_, login) => <EndedBy endedBy={login.endedBy} /> },
  { key: 'ip', title: title('ip'), width: 120, render: (_, { ip }) => ip ?? '–' },
  {
    key: 'entries',
    title: title('entries'),
    width: 65,
    ...figures,
    render: (_, { entries }) => <FormattedNumber value={entries} />,
  },
];

import { SIGN_IN_RESULT } from '@/contract/codes/signInCodes';
import { TRAIL_END, getTrailEnd } from '@/contract/codes/trailCodes';
import type { TrailLogin } from '@/contract/entities/users/trail';
import type { TRAIL_LIST } from '@/contract/lists/userLists';
import { useLocale } from '@/i18n/languageContext';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './trail.module.css';
import { RESULT_TONES } from './trailTones';

const figures = { align: 'right' } as const;

/** Describes the end of the session. */
export function SessionEndReason({ endedBy }: Pick<TrailLogin, 'endedBy'>) {
  const language = useLocale();
  return endedBy === null ? '–' : TRAIL_END[getTrailEnd(endedBy)][language];
}

/** The person who signed in; unknown if the name belongs to no user. */
export function TrailUser({ login: { name, username } }: { readonly login: TrailLogin }) {
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

/** Cell renderers of the sign-ins. */
export const createTrailCells = (addressOf: (id: string) => string): ListCells<typeof TRAIL_LIST, TrailLogin> => ({
  at: { width: 150, render: (_, login) => <OpenLink login={login} to={addressOf(login.userLoginLogId)} /> },
  user: { width: 190, render: (_, login) => <TrailUser login={login} /> },
  result: {
    width: 190,
    render: (_, { result }) => <CodeLabel table={SIGN_IN_RESULT} code={result} tones={RESULT_TONES} />,
  },
  faceFailures: {
    width: 112,
    ...figures,
    render: (_, { faceFailures }) => (faceFailures === 0 ? '–' : <FormattedNumber value={faceFailures} />),
  },
  endedBy: { width: 150, render: (_, login) => <SessionEndReason endedBy={login.endedBy} /> },
  ip: { width: 112, render: (_, { ip }) => ip ?? '–' },
  entries: { width: 80, ...figures, render: (_, { entries }) => <FormattedNumber value={entries} /> },
});

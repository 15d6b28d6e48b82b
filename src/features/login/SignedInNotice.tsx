import { LANDING } from '@/contract/routes';
import { useIntl } from 'react-intl';

import * as frame from './login.module.css';
import * as parts from './loginParts.module.css';

interface SignedInProps {
  readonly name: string;
  readonly onLogout: () => void;
}

/** Replaces the form for a signed-in user: an unknown address leads here (RT-01). */
export function SignedInNotice({ name, onLogout }: SignedInProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <h1 className={frame['title']}>{formatMessage({ id: 'shell.signedIn' }, { name })}</h1>
      <a href={`#${LANDING}`} className={`${parts['primary']} ${parts['wide']}`}>
        {formatMessage({ id: 'shell.signedIn.continue' })}
      </a>
      <button type="button" className={`${parts['secondary']} ${parts['wide']}`} onClick={onLogout}>
        {formatMessage({ id: 'shell.logout' })}
      </button>
    </>
  );
}

import { translateServerText } from '@/i18n/translateServerText';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './loggedOut.module.css';
import * as parts from './loginParts.module.css';

interface LoggedOutDialogProps {
  /** The server's own words for it, where it sent some. */
  readonly reason?: string | null;
  readonly onStay: () => void;
  readonly onRelogin: () => void;
}

/** Shown over the app when the session ended elsewhere (SE-06): stay and read on, or log in again. Escape stays. */
export function LoggedOutDialog({ reason = null, onStay, onRelogin }: LoggedOutDialogProps) {
  const { formatMessage, locale } = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`${parts['scheme']} ${styles['dialog']}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={onStay}
    >
      <h2 id={`${id}-title`}>{formatMessage({ id: 'login.loggedOut.title' })}</h2>
      <div id={`${id}-text`}>
        {reason !== null && <p>{translateServerText(reason, locale)}</p>}
        <p>{formatMessage({ id: 'login.loggedOut.text' })}</p>
      </div>
      <div className={`${parts['actions']} ${styles['dialogActions']}`}>
        <button type="button" className={parts['secondary']} onClick={onStay}>
          {formatMessage({ id: 'login.loggedOut.stay' })}
        </button>
        <button type="button" className={parts['primary']} onClick={onRelogin}>
          {formatMessage({ id: 'login.loggedOut.relogin' })}
        </button>
      </div>
    </dialog>
  );
}

import { useIntl } from 'react-intl';

import * as parts from './loginParts.module.css';

/** Replaces the form: without site data even a correct password would have no effect, so none is accepted. */
export function SiteDataBlocked() {
  const { formatMessage } = useIntl();
  return (
    <>
      <div role="alert" className={parts['alert']}>
        {formatMessage({ id: 'login.siteData' })}
      </div>
      <button type="button" className={`${parts['primary']} ${parts['wide']}`} onClick={() => location.reload()}>
        {formatMessage({ id: 'errors.reload' })}
      </button>
    </>
  );
}

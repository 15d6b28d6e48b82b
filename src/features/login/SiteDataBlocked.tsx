import { useIntl } from 'react-intl';

import * as parts from './loginParts.module.css';

/** In place of the form: without site data a right password would lead nowhere, so none is taken. */
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

import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

/** Reloads the page; the browser requires a confirmation if there is unsaved work. */
export const ReloadButton = () => (
  <Button type="link" size="small" onClick={() => location.reload()}>
    <FormattedMessage id="errors.reload" />
  </Button>
);

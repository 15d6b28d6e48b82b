import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

/** Reloads the page; the browser asks first while something is not saved. */
export const ReloadButton = () => (
  <Button type="link" size="small" onClick={() => location.reload()}>
    <FormattedMessage id="errors.reload" />
  </Button>
);

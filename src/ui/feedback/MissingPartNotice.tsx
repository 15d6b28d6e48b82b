import { FormattedMessage } from 'react-intl';

import { ReloadButton } from './ReloadButton';

/** Reports that the code of a part could not be loaded. */
export const MissingPartNotice = () => (
  <>
    <FormattedMessage id="errors.chunk.text" />
    <ReloadButton />
  </>
);

import { FormattedMessage } from 'react-intl';

import { ReloadButton } from './ReloadButton';

/** Says that the code of a part could not be fetched. */
export const PartMissing = () => (
  <>
    <FormattedMessage id="errors.chunk.text" />
    <ReloadButton />
  </>
);

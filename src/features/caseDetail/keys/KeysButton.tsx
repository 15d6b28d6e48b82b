import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { CASE_KEYS } from './caseKeys';
import { KeyCap } from './KeyCap';

/** Tells that there are keys for everything, and which. */
export function KeysButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Button type="text" size="small" onClick={onOpen}>
      <FormattedMessage id="case.keys" />
      <KeyCap>{CASE_KEYS.keys}</KeyCap>
    </Button>
  );
}

import { Button } from 'antd';
import { useIntl } from 'react-intl';

import { CASE_KEYS } from './caseKeys';
import { KeyCap } from './KeyCap';

/** Button for the list of keyboard shortcuts. No wider than its key, because a leader's actions need the line. */
export function KeysButton({ onOpen }: { readonly onOpen: () => void }) {
  const words = useIntl().formatMessage({ id: 'case.keys' });
  return (
    <Button type="text" size="small" aria-label={words} title={words} onClick={onOpen}>
      <KeyCap>{CASE_KEYS.keys}</KeyCap>
    </Button>
  );
}

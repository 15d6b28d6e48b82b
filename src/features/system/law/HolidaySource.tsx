import type { Holidays } from '@/contract/law/lawPack';
import { OriginalName } from '@/ui/format/OriginalName';
import { FormattedMessage } from 'react-intl';

import { SettingsHint } from '../systemElements';

/** Source of the public holidays, and its review against the official list (LC-02). */
export function HolidaySource({ holidays: { source, checked } }: { readonly holidays: Holidays }) {
  return (
    <SettingsHint as="p">
      <FormattedMessage
        id="law.holidays"
        values={{ source: <OriginalName>{source}</OriginalName>, checked: checked ?? 'none' }}
      />
    </SettingsHint>
  );
}

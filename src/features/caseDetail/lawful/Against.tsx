import type { ContactVerdict } from '@/contract/entities/contactVerdict';
import { DateTime } from '@/ui/DateTime';
import { FormattedMessage } from 'react-intl';

import { SpeakingRules } from './SpeakingRules';

/** What speaks against a contact, and from when on nothing does. */
export function Against({ verdict }: { readonly verdict: ContactVerdict }) {
  const { earliest } = verdict;
  return (
    <>
      <SpeakingRules verdict={verdict} />
      {verdict.verdict === 'deny' && (
        <p>
          {earliest === null ? (
            <FormattedMessage id="goOn.never" />
          ) : (
            <FormattedMessage id="goOn.from" values={{ time: <DateTime at={earliest} /> }} />
          )}
        </p>
      )}
    </>
  );
}

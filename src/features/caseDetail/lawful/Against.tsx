import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { FormattedMessage, useIntl } from 'react-intl';

import { formatLocalMoment } from './formatLawful';
import { SpeakingRules } from './SpeakingRules';

/** Shows the rules that refuse a contact, and when the refusal ends. */
export function Against({ verdict }: { readonly verdict: ContactVerdict }) {
  const { earliest, zones } = verdict;
  const intl = useIntl();
  return (
    <>
      <SpeakingRules verdict={verdict} />
      {verdict.verdict === 'deny' && (
        <p>
          {earliest === null ? (
            <FormattedMessage id="goOn.never" />
          ) : (
            <FormattedMessage id="goOn.from" values={{ time: formatLocalMoment(earliest, zones, intl) }} />
          )}
        </p>
      )}
    </>
  );
}

import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import { FormattedMessage, useIntl } from 'react-intl';

import { formatLocalMoment } from './formatLawful';
import { ObjectingRules } from './ObjectingRules';

/** Shows the rules that refuse a contact, and when the refusal ends. */
export function ContactObjections({ verdict }: { readonly verdict: ContactVerdict }) {
  const { earliest, zones } = verdict;
  const intl = useIntl();
  return (
    <>
      <ObjectingRules verdict={verdict} />
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

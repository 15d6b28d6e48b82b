import { COMPLAINT_STATE } from '@/contract/codes/complaintCodes';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { useLocale } from '@/i18n/languageContext';
import { FormattedNumber, useIntl } from 'react-intl';

import * as styles from '@/ui/theme/chips.module.css';
import type { ComplaintList } from './useComplaintList';

interface StateChipsProps {
  readonly list: ComplaintList;
  /** Number of complaints in each state, under the filters in force. */
  readonly counts: Readonly<Record<string, number>> | undefined;
}

/** All complaints, or those of one state (§4), each with its number. */
export function StateChips({ list: { query, change }, counts }: StateChipsProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const chips = [
    { key: 'all', state: undefined, words: formatMessage({ id: 'complaints.all' }) },
    ...getCodeValues(COMPLAINT_STATE).map((state) => ({
      key: state,
      state,
      words: getCodeLabel(COMPLAINT_STATE, state, language),
    })),
  ];
  return (
    <ul aria-label={formatMessage({ id: 'complaints.states' })} className={styles['chips']}>
      {chips.map(({ key, state, words }) => (
        <li key={key}>
          <button
            type="button"
            className={styles['chip']}
            aria-pressed={query.state === state}
            onClick={() => change({ state, id: undefined })}
          >
            {words}
            <span className={styles['count']}>{counts ? <FormattedNumber value={counts[key] ?? 0} /> : '–'}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

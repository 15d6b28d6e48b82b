import { BEHAVIOR_TYPE } from '@/contract/codes/complaintCodes';
import { CodeField } from '@/ui/form/CodeField';
import { SearchBar, SearchField } from '@/ui/list/SearchBar';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { type MonitoringPeriod, PeriodFields } from './PeriodFields';

/** Labels of the text searches: people in the full list, loans in one person's records. */
const WORDS = {
  user: { search: 'monitoring.search', label: 'monitoring.user' },
  loanId: { search: 'monitoring.detail.search', label: 'monitoring.detail.loan' },
} as const;

/** Search fields; severity and hour have separate buttons. */
export interface MonitoringSearchTexts extends MonitoringPeriod {
  readonly type?: string | undefined;
  readonly user?: string | undefined;
  readonly loanId?: string | undefined;
}

interface MonitoringSearchProps {
  readonly by: keyof typeof WORDS;
  readonly texts: MonitoringSearchTexts;
  readonly onSearch: (texts: MonitoringSearchTexts) => void;
}

const NOTHING: MonitoringSearchTexts = {
  from: undefined,
  to: undefined,
  type: undefined,
  user: undefined,
  loanId: undefined,
};

/** Search by period, kind, and a user or a loan. */
export function MonitoringSearch({ by, texts: given, onSearch }: MonitoringSearchProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [texts, setTexts] = useState<MonitoringSearchTexts>({ ...NOTHING, ...given });
  const set = (changes: MonitoringSearchTexts): void => setTexts({ ...texts, ...changes });
  return (
    <SearchBar
      label={formatMessage({ id: WORDS[by].search })}
      onSearch={() => onSearch(texts)}
      onClear={() => {
        setTexts(NOTHING);
        onSearch(NOTHING);
      }}
    >
      <PeriodFields period={texts} onChange={set} />
      <CodeField label="monitoring.type" table={BEHAVIOR_TYPE} value={texts.type} onChange={(type) => set({ type })} />
      <SearchField label={formatMessage({ id: WORDS[by].label })} htmlFor={id}>
        <Input
          id={id}
          value={texts[by] ?? ''}
          onChange={({ target }) => set({ [by]: target.value })}
          allowClear
          autoComplete="off"
        />
      </SearchField>
    </SearchBar>
  );
}

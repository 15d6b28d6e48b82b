import { DECISION_VERDICT } from '@/contract/codes/lawCodes';
import { CodeField } from '@/ui/form/CodeField';
import { SearchBar, SearchField } from '@/ui/list/SearchBar';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { type MonitoringPeriod, PeriodFields } from '../PeriodFields';

/** Search fields of the decisions. */
export interface DecisionSearchTexts extends MonitoringPeriod {
  readonly user?: string | undefined;
  readonly loanId?: string | undefined;
  readonly verdict?: string | undefined;
}

const NOTHING: DecisionSearchTexts = {
  from: undefined,
  to: undefined,
  user: undefined,
  loanId: undefined,
  verdict: undefined,
};

const LABELS = { user: 'decisions.agent', loanId: 'monitoring.detail.loan' } as const;

interface DecisionSearchProps {
  readonly texts: DecisionSearchTexts;
  readonly onSearch: (texts: DecisionSearchTexts) => void;
}

/** Search by period, agent, loan and verdict. */
export function DecisionSearch({ texts: given, onSearch }: DecisionSearchProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [texts, setTexts] = useState<DecisionSearchTexts>(() => ({ ...NOTHING, ...pickTexts(given) }));
  const set = (changes: DecisionSearchTexts): void => setTexts({ ...texts, ...changes });
  return (
    <SearchBar
      label={formatMessage({ id: 'decisions.search' })}
      onSearch={() => onSearch(texts)}
      onClear={() => {
        setTexts(NOTHING);
        onSearch(NOTHING);
      }}
    >
      <PeriodFields period={texts} onChange={set} />
      {(['user', 'loanId'] as const).map((name) => (
        <SearchField key={name} label={formatMessage({ id: LABELS[name] })} htmlFor={id + name}>
          <Input
            id={id + name}
            value={texts[name] ?? ''}
            onChange={({ target }) => set({ [name]: target.value })}
            allowClear
            autoComplete="off"
          />
        </SearchField>
      ))}
      <CodeField
        label="decisions.verdict"
        table={DECISION_VERDICT}
        value={texts.verdict}
        onChange={(verdict) => set({ verdict })}
      />
    </SearchBar>
  );
}

/** The filters of the address without its page. */
const pickTexts = ({ from, to, user, loanId, verdict }: DecisionSearchTexts): DecisionSearchTexts => ({
  from,
  to,
  user,
  loanId,
  verdict,
});

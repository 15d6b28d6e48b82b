import { SearchBar, SearchField } from '@/ui/SearchBar';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { type Period, PeriodFields } from './PeriodFields';
import { TypeField } from './TypeField';

/** What is searched for among somebody's records; the hour has its own buttons. */
export interface BehaviourTexts extends Period {
  readonly type?: string | undefined;
  readonly loanId?: string | undefined;
}

interface BehaviourSearchProps {
  readonly texts: BehaviourTexts;
  readonly onSearch: (texts: BehaviourTexts) => void;
}

const NOTHING: BehaviourTexts = { from: undefined, to: undefined, type: undefined, loanId: undefined };

/** Search by period, kind and loan. */
export function BehaviourSearch({ texts: given, onSearch }: BehaviourSearchProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [texts, setTexts] = useState<BehaviourTexts>({ ...NOTHING, ...given });
  const set = (changes: BehaviourTexts): void => setTexts({ ...texts, ...changes });
  return (
    <SearchBar
      label={formatMessage({ id: 'monitoring.detail.search' })}
      onSearch={() => onSearch(texts)}
      onClear={() => {
        setTexts(NOTHING);
        onSearch(NOTHING);
      }}
    >
      <PeriodFields period={texts} onChange={set} />
      <TypeField value={texts.type} onChange={(type) => set({ type })} />
      <SearchField label={formatMessage({ id: 'monitoring.detail.loan' })} htmlFor={id}>
        <Input
          id={id}
          value={texts.loanId ?? ''}
          onChange={({ target }) => set({ loanId: target.value })}
          allowClear
          autoComplete="off"
        />
      </SearchField>
    </SearchBar>
  );
}

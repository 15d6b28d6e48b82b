import { SearchBar, SearchField } from '@/ui/SearchBar';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { type Period, PeriodFields } from './PeriodFields';
import { TypeField } from './TypeField';

/** What is searched for; the severity has its own buttons. */
export interface MonitoringTexts extends Period {
  readonly type?: string | undefined;
  readonly user?: string | undefined;
}

interface MonitoringSearchProps {
  readonly texts: MonitoringTexts;
  readonly onSearch: (texts: MonitoringTexts) => void;
}

const NOTHING: MonitoringTexts = { from: undefined, to: undefined, type: undefined, user: undefined };

/** Search by period, kind and user. */
export function MonitoringSearch({ texts: given, onSearch }: MonitoringSearchProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [texts, setTexts] = useState<MonitoringTexts>({ ...NOTHING, ...given });
  const set = (changes: MonitoringTexts): void => setTexts({ ...texts, ...changes });
  return (
    <SearchBar
      label={formatMessage({ id: 'monitoring.search' })}
      onSearch={() => onSearch(texts)}
      onClear={() => {
        setTexts(NOTHING);
        onSearch(NOTHING);
      }}
    >
      <PeriodFields period={texts} onChange={set} />
      <TypeField value={texts.type} onChange={(type) => set({ type })} />
      <SearchField label={formatMessage({ id: 'monitoring.user' })} htmlFor={id}>
        <Input
          id={id}
          value={texts.user ?? ''}
          onChange={({ target }) => set({ user: target.value })}
          allowClear
          autoComplete="off"
        />
      </SearchField>
    </SearchBar>
  );
}

import { codeWords } from '@/contract/codes/codeTable';
import { useLanguage } from '@/i18n/languageContext';
import { Tag } from 'antd';
import { useIntl } from 'react-intl';

import { type CaseFilter, namesOf } from './caseFilters';
import * as styles from './cases.module.css';
import type { useCaseQuery } from './useCaseQuery';

interface ActiveFiltersProps {
  readonly filters: readonly CaseFilter[];
  readonly list: ReturnType<typeof useCaseQuery>;
}

/** The filters in force, each with a cross that takes it away. */
export function ActiveFilters({ filters, list: { query, change } }: ActiveFiltersProps) {
  const { formatMessage } = useIntl();
  const language = useLanguage();

  const valueOf = (filter: CaseFilter): string => {
    const values = namesOf(filter).map((name) => String(query[name] ?? ''));
    if (filter.kind === 'code') return codeWords(filter.table, values[0] ?? '', language);
    return values.length === 1 ? (values[0] ?? '') : values.map((value) => value || '…').join(' – ');
  };
  const remove = (filter: CaseFilter) => change(Object.fromEntries(namesOf(filter).map((name) => [name, undefined])));
  return (
    <div className={styles['active']}>
      {filters.map((filter) => {
        const name = formatMessage({ id: filter.label });
        return (
          <Tag
            key={filter.label}
            closable={{ 'aria-label': formatMessage({ id: 'cases.filters.remove' }, { name }) }}
            onClose={() => remove(filter)}
          >
            {name}: {valueOf(filter)}
          </Tag>
        );
      })}
    </div>
  );
}

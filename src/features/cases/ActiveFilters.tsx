import { type CodeTable, codeLabel } from '@/contract/codes/codeTable';
import { useLocale } from '@/i18n/languageContext';
import { CloseOutlined } from '@ant-design/icons';
import { useIntl } from 'react-intl';

import { type CaseFilter, getNames } from './caseFilters';
import * as styles from './cases.module.css';
import type { useCaseQuery } from './useCaseQuery';

interface ActiveFiltersProps {
  readonly filters: readonly CaseFilter[];
  readonly list: ReturnType<typeof useCaseQuery>;
}

/** Active filters, each with a button to remove it. */
export function ActiveFilters({ filters, list: { query, change } }: ActiveFiltersProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();

  const wordsOf = (table: CodeTable, codes: string): string =>
    codes
      .split(',')
      .map((code) => codeLabel(table, code, language))
      .join(', ');
  const valueOf = (filter: CaseFilter): string => {
    const values = getNames(filter).map((name) => String(query[name] ?? ''));
    if ('table' in filter) return wordsOf(filter.table, values[0] ?? '');
    return values.length === 1 ? (values[0] ?? '') : values.map((value) => value || '…').join(' – ');
  };
  const remove = (filter: CaseFilter) => change(Object.fromEntries(getNames(filter).map((name) => [name, undefined])));
  return (
    <ul aria-label={formatMessage({ id: 'cases.filters' })} className={styles['active']}>
      {filters.map((filter) => {
        const name = formatMessage({ id: filter.label });
        return (
          <li key={filter.label}>
            {name}: {valueOf(filter)}
            <button
              type="button"
              aria-label={formatMessage({ id: 'cases.filters.remove' }, { name })}
              onClick={() => remove(filter)}
            >
              <CloseOutlined aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

import { useTaskListingQuery } from '@/api/endpoints/cases/taskApi';
import type { TaskRow } from '@/contract/entities/cases/task';
import { isPhoneSearch } from '@/contract/rules';
import { SearchBar } from '@/ui/list/SearchBar';
// Imported by path: the index also loads one-time codes, text areas and passwords.
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './cases.module.css';
import { isSearchMode, type SearchMode, SEARCH_MODES, getSearchMode, parseSearch } from '@/ui/list/searchReading';
import type { useCaseQuery } from './caseListQuery';

interface CaseSearchProps {
  readonly list: ReturnType<typeof useCaseQuery>;
  readonly scope: 'mine' | 'visible';
}

/** Search box for name, phone, loan, user and case (CL-02). A new address, for example after 'back', resets it. */
export function CaseSearch({ list, scope }: CaseSearchProps) {
  // Uses the table's query; the box only reads its rows.
  const { example } = useTaskListingQuery(
    { ...list.query, scope },
    { selectFromResult: ({ data }) => ({ example: data?.result[0] }) },
  );
  return <Box key={JSON.stringify(parseSearch(list.query))} list={list} example={example} />;
}

interface SearchText {
  readonly text: string;
  /** Interpretation chosen by the user or in the address; otherwise it follows from the text. */
  readonly by?: SearchMode | undefined;
  readonly isChosen?: boolean;
}

interface BoxProps extends Pick<CaseSearchProps, 'list'> {
  readonly example: TaskRow | undefined;
}

function Box({ list: { query, change, clear }, example }: BoxProps) {
  const { formatMessage } = useIntl();
  const shown = parseSearch(query);
  const [typed, setTyped] = useState<SearchText>(shown);
  const [refused, setRefused] = useState<SearchText>();
  const text = typed.text.trim();
  const by = typed.by ?? (text === '' ? undefined : getSearchMode(text, example));
  const isTooShort = refused === typed;

  const search = (): void => {
    if (by === 'borrowerPhone' && text !== '' && !isPhoneSearch(text)) return setRefused(typed);
    return change({ ...(shown.by && { [shown.by]: undefined }), ...(by && { [by]: text || undefined }) });
  };
  const clearAll = (): void => {
    setTyped({ text: '' });
    clear();
  };
  const write = (written: string): void =>
    setTyped(typed.isChosen && written !== '' ? { ...typed, text: written } : { text: written });

  return (
    <SearchBar label={formatMessage({ id: 'cases.search' })} onSearch={search} onClear={clearAll}>
      <div className={styles['box']}>
        <ByWhat
          by={by}
          onChoose={(chosen) => setTyped({ text: typed.text, by: chosen, isChosen: chosen !== undefined })}
        />
        <Input
          value={typed.text}
          onChange={(event) => write(event.target.value)}
          aria-label={formatMessage({ id: 'cases.find' })}
          aria-invalid={isTooShort}
          status={isTooShort ? 'error' : ''}
          placeholder={formatMessage({ id: 'cases.find.hint' })}
          allowClear
          autoComplete="off"
        />
        {isTooShort && (
          <span role="alert" className={styles['fault']}>
            {formatMessage({ id: 'cases.find.short' })}
          </span>
        )}
      </div>
    </SearchBar>
  );
}

interface ByWhatProps {
  readonly by: SearchMode | undefined;
  readonly onChoose: (by: SearchMode | undefined) => void;
}

/** Interpretation of the search text. It follows the input until the user chooses one. */
function ByWhat({ by, onChoose }: ByWhatProps) {
  const { formatMessage } = useIntl();
  return (
    <select
      className={styles['by']}
      aria-label={formatMessage({ id: 'cases.find.by' })}
      value={by ?? ''}
      onChange={({ target: { value } }) => onChoose(isSearchMode(value) ? value : undefined)}
    >
      <option value="">{formatMessage({ id: 'cases.find.any' })}</option>
      {SEARCH_MODES.map((name) => (
        <option key={name} value={name}>
          {formatMessage({ id: `cases.${name}` })}
        </option>
      ))}
    </select>
  );
}

import { Button } from 'antd';
import { Fragment, type ReactNode, type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './searchBar.module.css';

interface SearchBarProps {
  readonly label: string;
  /** Labelled fields. */
  readonly children: ReactNode;
  readonly onSearch: () => void;
  readonly onClear: () => void;
  readonly isSearching?: boolean;
}

/** Search fields with 'search' and 'clear' buttons. Enter searches from any field (CL-02). */
export function SearchBar({ label, children, onSearch, onClear, isSearching = false }: SearchBarProps) {
  const { formatMessage } = useIntl();
  const [cleared, setCleared] = useState(0);
  // Also clears input that was never applied.
  const clear = (): void => {
    setCleared(cleared + 1);
    onClear();
  };
  const search = (event: SubmitEvent): void => {
    event.preventDefault();
    onSearch();
  };
  return (
    <search aria-label={label}>
      <form className={styles['bar']} onSubmit={search}>
        <Fragment key={cleared}>{children}</Fragment>
        <div className={styles['actions']}>
          <Button type="primary" htmlType="submit" loading={isSearching && { delay: 200 }}>
            {formatMessage({ id: 'search.search' })}
          </Button>
          <Button htmlType="button" onClick={clear}>
            {formatMessage({ id: 'search.clear' })}
          </Button>
        </div>
      </form>
    </search>
  );
}

/** A field of a search bar under its label. */
export function SearchField({
  label,
  htmlFor,
  fault,
  children,
}: {
  readonly label: string;
  readonly htmlFor?: string;
  /** Reason why the search is not possible. */
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles['field']}>
      <label {...(htmlFor !== undefined && { htmlFor })}>{label}</label>
      {children}
      {fault !== undefined && (
        <span role="alert" className={styles['fault']}>
          {fault}
        </span>
      )}
    </div>
  );
}

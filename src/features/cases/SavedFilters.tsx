import {
  useTaskViewSaveFilterMutation,
  useTaskViewDeleteFilterMutation,
  useTaskViewSavedFiltersQuery,
} from '@/api/endpoints/cases/taskViewApi';
import type { SavedListName, SavedFilter } from '@/contract/entities/cases/listPreferences';
import { NAME_MAX } from '@/contract/ourLimits';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Flex, Alert } from 'antd';
import Input from 'antd/es/input/Input';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './filterDrawer.module.css';

interface SaveFilterProps {
  readonly list: SavedListName;
  readonly query: string;
  /** Names in use: saving under one of them replaces it. */
  readonly taken: readonly string[];
}

/** Saves the filters in force under a name. */
function SaveFilter({ list, query, taken }: SaveFilterProps) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState('');
  const [save, { isLoading }] = useTaskViewSaveFilterMutation();
  const written = name.trim();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (query === '' || written === '' || isLoading) return;
    const { error } = await save({ list, name: written, query });
    if (!error) setName('');
  };
  const hint = query === '' ? 'cases.saved.nothing' : taken.includes(written) ? 'cases.saved.replaces' : undefined;
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Flex gap={8}>
        <Input
          aria-label={formatMessage({ id: 'cases.saved.name' })}
          placeholder={formatMessage({ id: 'cases.saved.name' })}
          value={name}
          maxLength={NAME_MAX}
          disabled={query === ''}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Button htmlType="submit" disabled={query === '' || written === ''} loading={isLoading}>
          <FormattedMessage id="cases.saved.save" />
        </Button>
      </Flex>
      {hint && (
        <output className={styles['none']}>
          <FormattedMessage id={hint} />
        </output>
      )}
    </form>
  );
}

interface SavedFiltersProps {
  readonly name: SavedListName;
  /** Query string of the list's address without its page; '' if no filter is set. */
  readonly current: string;
  readonly onApply: (query: string) => void;
}

/** Saved filters of a list: apply, delete with undo, save the current ones. */
export function SavedFilters({ name, current, onApply }: SavedFiltersProps) {
  const { data, error, isLoading, refetch } = useTaskViewSavedFiltersQuery();
  const saved = data?.filter(({ list }) => list === name) ?? [];
  if (isLoading) return <Loading rows={2} />;
  return (
    <section aria-labelledby="saved-filters" className={styles['saved']}>
      <h2 id="saved-filters">
        <FormattedMessage id="cases.saved" />
      </h2>
      {error && !data ? (
        <ErrorWithRetry error={error} onRetry={() => void refetch()} />
      ) : (
        <SavedList saved={saved} current={current} onApply={onApply} />
      )}
      <SaveFilter list={name} query={current} taken={saved.map((filter) => filter.name)} />
    </section>
  );
}

interface SavedListProps extends Pick<SavedFiltersProps, 'current' | 'onApply'> {
  readonly saved: readonly SavedFilter[];
}

function SavedList({ saved, current, onApply }: SavedListProps) {
  const [remove] = useTaskViewDeleteFilterMutation();
  const [removed, setRemoved] = useState<SavedFilter>();
  const drop = async (filter: SavedFilter): Promise<void> => {
    const { error } = await remove({ id: filter.id });
    if (!error) setRemoved(filter);
  };
  return (
    <>
      {saved.length === 0 && !removed && (
        <p className={styles['none']}>
          <FormattedMessage id="cases.saved.none" />
        </p>
      )}
      <ul>
        {saved.map((filter) => (
          <SavedLine
            key={filter.id}
            filter={filter}
            isInForce={filter.query === current}
            onApply={() => onApply(filter.query)}
            onDelete={() => void drop(filter)}
          />
        ))}
      </ul>
      {removed && <Removed filter={removed} onBack={() => setRemoved(undefined)} />}
    </>
  );
}

interface SavedLineProps {
  readonly filter: SavedFilter;
  readonly isInForce: boolean;
  readonly onApply: () => void;
  readonly onDelete: () => void;
}

function SavedLine({ filter: { name }, isInForce, onApply, onDelete }: SavedLineProps) {
  const words = useIntl().formatMessage({ id: 'cases.saved.delete' }, { name });
  return (
    <li>
      <Button type={isInForce ? 'primary' : 'default'} ghost={isInForce} aria-pressed={isInForce} onClick={onApply}>
        <span className={styles['name']}>{name}</span>
      </Button>
      <Button type="text" icon={<DeleteOutlined />} aria-label={words} title={words} onClick={onDelete} />
    </li>
  );
}

function Removed({ filter, onBack }: { readonly filter: SavedFilter; readonly onBack: () => void }) {
  const { formatMessage } = useIntl();
  const [save, { isLoading }] = useTaskViewSaveFilterMutation();
  const bringBack = async (): Promise<void> => {
    const { list, name, query } = filter;
    const listName = list === 'myTasks' ? 'myTasks' : 'caseList';
    const { error } = await save({ list: listName, name, query });
    if (!error) onBack();
  };
  return (
    <Alert
      type="info"
      title={formatMessage({ id: 'cases.saved.deleted' }, { name: filter.name })}
      action={
        <Button size="small" loading={isLoading} onClick={() => void bringBack()}>
          {formatMessage({ id: 'cases.saved.undo' })}
        </Button>
      }
    />
  );
}

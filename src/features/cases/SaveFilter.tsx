import { useTaskViewSaveFilterMutation } from '@/api/endpoints/cases/taskViewApi';
import type { KeptList } from '@/contract/entities/cases/listPreferences';
import { NAME_MAX } from '@/contract/ourLimits';
import { Button, Flex } from 'antd';
import Input from 'antd/es/input/Input';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './filterDrawer.module.css';

interface SaveFilterProps {
  readonly list: KeptList;
  readonly query: string;
  /** Names in use: saving under one of them replaces it. */
  readonly taken: readonly string[];
}

/** Saves the filters in force under a name. */
export function SaveFilter({ list, query, taken }: SaveFilterProps) {
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

import { NAME_MAX } from '@/contract/ourLimits';
import { Button, Flex, Input } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './views.module.css';

interface SaveViewProps {
  /** Names in use: saving under one of them replaces it. */
  readonly taken: readonly string[];
  readonly isSaving: boolean;
  /** Resolves to true if the view was saved. */
  readonly onSave: (name: string) => Promise<boolean>;
}

/** Saves the current view under a name. */
export function SaveView({ taken, isSaving, onSave }: SaveViewProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const name = text.trim();
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (name === '' || isSaving) return;
    if (await onSave(name)) setText('');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p className={styles['hint']}>
        <FormattedMessage id={taken.includes(name) ? 'lists.views.replaces' : 'lists.views.about'} />
      </p>
      <Flex gap={8}>
        <Input
          aria-label={formatMessage({ id: 'lists.views.name' })}
          placeholder={formatMessage({ id: 'lists.views.name' })}
          value={text}
          maxLength={NAME_MAX}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button htmlType="submit" disabled={name === ''} loading={isSaving}>
          <FormattedMessage id="lists.views.save" />
        </Button>
      </Flex>
    </form>
  );
}

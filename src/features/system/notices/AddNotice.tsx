import { useMsgAdminAddNoticeMutation } from '@/api/endpoints/system/msgAdminApi';
import type { Language } from '@/contract/language';
import { NOTICE_TEXT_MAX } from '@/contract/ourLimits';
import { Unsaved } from '@/ui/unsaved/Unsaved';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { FieldBox } from '../styled';

/** A new notice in a language: it scrolls at once. */
export function AddNotice({ language }: { readonly language: Language }) {
  const id = useId();
  const [content, write] = useState('');
  const [add, { isLoading }] = useMsgAdminAddNoticeMutation();
  const submit = async (): Promise<void> => {
    const { error } = await add({ language, content });
    if (error === undefined) write('');
  };
  return (
    <FieldBox>
      <Unsaved isChanged={content !== ''} />
      <label htmlFor={id}>
        <FormattedMessage id="system.notices.new" />
      </label>
      <Input.TextArea
        id={id}
        rows={2}
        maxLength={NOTICE_TEXT_MAX}
        value={content}
        onChange={({ target }) => write(target.value)}
      />
      <div>
        <Button disabled={content.trim() === ''} loading={isLoading} onClick={() => void submit()}>
          <FormattedMessage id="system.notices.add" />
        </Button>
      </div>
    </FieldBox>
  );
}

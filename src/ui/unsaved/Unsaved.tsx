import { Modal } from 'antd';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

import { guardAddress } from './guardAddress';
import { answer, hold, openQuestion, settle, watchWork, withdraw } from './unsavedWork';

/**
 * Requires a confirmation before unsaved changes are lost: by another screen, back, another tab of it, closing, signing out, or a reload.
 */
export function Unsaved({ isChanged }: { readonly isChanged: boolean }) {
  const { formatMessage } = useIntl();
  const { navigator } = use(NavigationContext);
  const [work] = useState(() => ({}));
  useEffect(() => {
    if (!isChanged) {
      settle(work);
      return undefined;
    }
    guardAddress(navigator);
    return hold(work);
  }, [isChanged, navigator, work]);
  useEffect(() => () => withdraw(work), [work]);
  const question = useSyncExternalStore(watchWork, openQuestion);
  if (question?.of !== work) return null;
  return (
    <Modal
      open
      width={420}
      title={formatMessage({ id: 'unsaved.title' })}
      okText={formatMessage({ id: 'unsaved.leave' })}
      cancelText={formatMessage({ id: 'unsaved.stay' })}
      okButtonProps={{ danger: true }}
      cancelButtonProps={{ autoFocus: true }}
      onOk={() => answer(true)}
      onCancel={() => answer(false)}
    >
      {formatMessage({ id: 'unsaved.text' })}
    </Modal>
  );
}

import type { MessageId } from '@/i18n/messageIds';
import { Button, type ButtonProps } from 'antd';
import { useIntl } from 'react-intl';

import { useScreenActions } from './listScreenActions';

interface ScreenButtonProps extends Omit<ButtonProps, 'id' | 'children' | 'onClick'> {
  /** Message id of the label. */
  readonly words: MessageId;
  readonly run: () => void;
}

/** Button of the screen that is also available in the palette. */
export function ScreenButton({ words: id, run, ...button }: ScreenButtonProps) {
  const words = useIntl().formatMessage({ id });
  useScreenActions(button.disabled ? [] : [{ id, words, run }]);
  return (
    <Button {...button} onClick={run}>
      {words}
    </Button>
  );
}

import type { MessageId } from '@/i18n/messageIds';
import { Button, type ButtonProps } from 'antd';
import { useIntl } from 'react-intl';

import { useScreenActions } from './screenActions';

interface ScreenButtonProps extends Omit<ButtonProps, 'id' | 'children' | 'onClick'> {
  /** What it says. */
  readonly words: MessageId;
  readonly run: () => void;
}

/** A button of the screen that the palette offers as well. */
export function ScreenButton({ words: id, run, ...button }: ScreenButtonProps) {
  const words = useIntl().formatMessage({ id });
  useScreenActions(button.disabled ? [] : [{ id, words, run }]);
  return (
    <Button {...button} onClick={run}>
      {words}
    </Button>
  );
}

import { Input, type InputRef } from 'antd';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

interface PaletteFieldProps {
  /** The list of what can be chosen, and its line that Enter takes. */
  readonly list: string;
  readonly activeLine: string | undefined;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onKeyDown: ComponentProps<typeof Input>['onKeyDown'];
  readonly onFocus: () => void;
}

/** Input field of the palette; it also handles the keys of the list. */
export function PaletteField({ list, activeLine, typed, onType, ...heard }: PaletteFieldProps) {
  const words = useIntl().formatMessage({ id: 'palette.find' });
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Input
      ref={input}
      size="large"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input, with a separate list below it
      role="combobox"
      aria-expanded={activeLine !== undefined}
      aria-controls={list}
      aria-autocomplete="list"
      aria-activedescendant={activeLine}
      aria-label={words}
      placeholder={words}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      {...heard}
    />
  );
}

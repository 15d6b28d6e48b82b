import { createContext, type InputHTMLAttributes, type KeyboardEvent, type Ref, use, useCallback } from 'react';

/** Text of a calendar field and its handlers while the user types. */
interface TypedText {
  /** Typed text; undefined shows the formatted value. */
  readonly text: string | undefined;
  /** Error that prevents the search form from being submitted. */
  readonly fault: string;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
  /** Returns true if the text handles the key instead of the calendar. */
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
}

/** See TypedText. */
export const TypedTextContext = createContext<TypedText | undefined>(undefined);

/** Field of a calendar. The calendar's own field would discard input that it cannot parse. */
export function TypedTextInput({
  ref,
  ...props
}: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  const typed = use(TypedTextContext);
  const fault = typed?.fault ?? '';
  const refuse = useCallback((input: HTMLInputElement | null) => input?.setCustomValidity(fault), [fault]);
  return (
    <input
      {...props}
      ref={(input) => {
        refuse(input);
        if (typeof ref === 'function') ref(input);
        else if (ref) ref.current = input;
      }}
      value={typed?.text ?? props.value}
      onChange={({ target }) => typed?.onText(target.value)}
      onKeyDown={(event) => {
        if (!typed?.onKey(event)) props.onKeyDown?.(event);
      }}
      onBlur={(event) => {
        typed?.onLeave();
        props.onBlur?.(event);
      }}
    />
  );
}

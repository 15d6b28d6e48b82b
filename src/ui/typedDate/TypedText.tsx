import { createContext, type InputHTMLAttributes, type KeyboardEvent, type Ref, use, useCallback } from 'react';

/** What a calendar's field shows and hears of while somebody types into it. */
interface TypedText {
  /** The text as typed; undefined: what the calendar writes of its value. */
  readonly text: string | undefined;
  /** Keeps the form of a search bar from being sent. */
  readonly fault: string;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
  /** Whether the key is the text's, and none of the calendar's. */
  readonly onKey: (event: KeyboardEvent<HTMLInputElement>) => boolean;
}

/** See TypedText. */
export const TypedTextContext = createContext<TypedText | undefined>(undefined);

/** The field of a calendar, whose own would take back what it cannot read. */
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

import { createContext, type ReactNode, use, useCallback, useState } from 'react';

type Mark = (field: string, isWrong: boolean) => void;

const MarkNumber = createContext<Mark>(() => undefined);
const HasWrongNumber = createContext(false);

const withMark = (wrong: ReadonlySet<string>, field: string, isWrong: boolean): ReadonlySet<string> => {
  if (wrong.has(field) === isWrong) return wrong;
  return new Set(isWrong ? [...wrong, field] : [...wrong].filter((each) => each !== field));
};

/** Groups number fields that are saved together: one field out of range disables saving for all. */
export function NumberScope({ children }: { readonly children: ReactNode }) {
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback<Mark>((field, isWrong) => setWrong((before) => withMark(before, field, isWrong)), []);
  return (
    <MarkNumber value={mark}>
      <HasWrongNumber value={wrong.size > 0}>{children}</HasWrongNumber>
    </MarkNumber>
  );
}

/** Returns a function that reports a field's validity to the scope. */
export const useReportNumberValidity = (): Mark => use(MarkNumber);

/** Returns true if a number field of the scope is out of range. */
export const useHasWrongNumber = (): boolean => use(HasWrongNumber);

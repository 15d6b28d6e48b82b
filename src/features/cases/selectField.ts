/** What a form's field gives to the select in it. */
export interface SelectFieldProps {
  /** What is chosen, in words. */
  readonly label: string;
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string | undefined) => void;
}

/** Props that a form field passes to its select. */
export interface SelectFieldProps {
  /** Label of the chosen value. */
  readonly label: string;
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string | undefined) => void;
}

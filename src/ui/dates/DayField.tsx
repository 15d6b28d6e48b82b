import { TypedField, type TypedFieldProps } from '../typedDate/TypedField';

/** A calendar day in a form; its value is YYYY-MM-DD. */
export const DayField = (props: TypedFieldProps) => <TypedField {...props} kind="day" />;

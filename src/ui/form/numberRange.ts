import { useIntl } from 'react-intl';

/** Valid numbers of a field. */
export interface NumberRange {
  readonly min: number;
  /** Without it there is no upper limit. */
  readonly max?: number | undefined;
  /** Most decimal places; 0 where it is absent. */
  readonly places?: number | undefined;
}

const hasPlaces = (value: number, places: number): boolean => Number(value.toFixed(places)) === value;

/** Returns true if a number is within the range. An empty field is valid. */
export const isInRange = (value: unknown, { min, max = Infinity, places = 0 }: NumberRange): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'number' && value >= min && value <= max && hasPlaces(value, places));

/** Returns the message that names the range. */
export function useRangeText({ min, max, places = 0 }: NumberRange): string {
  const { formatMessage } = useIntl();
  const kind = places === 0 ? 'whole' : 'decimal';
  return max === undefined
    ? formatMessage({ id: `number.${kind}.atLeast` }, { min, places })
    : formatMessage({ id: `number.${kind}.between` }, { min, max, places });
}

/** Returns the rule of a form's field that takes only numbers within the range. */
export function useRangeRule(range: NumberRange) {
  const text = useRangeText(range);
  return {
    validator: (_: unknown, value: unknown) =>
      isInRange(value, range) ? Promise.resolve() : Promise.reject(new Error(text)),
  };
}

import { InputNumber, type InputNumberProps } from 'antd';

/** Reads full-width digits; otherwise as antd does without a parser. */
const parse = (text: string | undefined): number =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- The type says number, but antd expects the text of one.
  (text ?? '').normalize('NFKC').replaceAll(/[^\w.-]+/gu, '') as unknown as number;

/** A number field for counts, per cents and thresholds; for money there is AmountInput. */
export function NumberInput(props: InputNumberProps<number>) {
  return <InputNumber<number> {...props} parser={parse} />;
}

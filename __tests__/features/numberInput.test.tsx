import { NumberInput } from '@/ui/form/NumberInput';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

function Field({ onNumber }: { readonly onNumber: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null);
  const change = (typed: number | null) => {
    setValue(typed);
    onNumber(typed);
  };
  return <NumberInput aria-label="number" value={value} onChange={change} />;
}

test.each([
  ['１２', 12],
  ['１２．５', 12.5],
  ['1,234', 1234],
  ['7', 7],
])('GE-01 a number field reads %j as %d', (typed, number) => {
  const onNumber = jest.fn();
  render(<Field onNumber={onNumber} />);
  const field = screen.getByLabelText('number');
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(onNumber).toHaveBeenLastCalledWith(number);
});

import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router-dom';

interface CountLinkProps {
  readonly count: number;
  /** View of the screen and its filters, as the address has them. */
  readonly to: Readonly<Record<string, string>>;
}

/** A count that opens the rows it counts. */
export function CountLink({ count, to }: CountLinkProps) {
  const number = <FormattedNumber value={count} />;
  return count === 0 ? number : <Link to={{ search: `?${new URLSearchParams(to)}` }}>{number}</Link>;
}

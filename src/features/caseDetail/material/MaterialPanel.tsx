import type { LoanItem } from '@/contract/entities/cases/loanItem';

import { PanelHeading } from '../PanelHeading';
import { Pictures } from './Pictures';
import { ShoppingAccount } from './ShoppingAccount';

/** Image material, user pictures and the online-shopping account (§2, CD-04, CD-09). */
export function MaterialPanel({ loanItem: { task } }: { readonly loanItem: LoanItem }) {
  return (
    <>
      <Pictures task={task} />
      <PanelHeading title="material.shopping" />
      <ShoppingAccount task={task} />
    </>
  );
}

import type { ReactNode } from 'react';

/** The name of a law, an article or a file, as it is written where it comes from: no language translates it. */
export function AsWritten({ children }: { readonly children: ReactNode }) {
  return <bdi translate="no">{children}</bdi>;
}

import type { ReactNode } from 'react';

/** Original name of a law, an article or a file, which is not translated. */
export function OriginalName({ children }: { readonly children: ReactNode }) {
  return <bdi translate="no">{children}</bdi>;
}

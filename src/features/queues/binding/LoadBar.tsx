import { ShareBar } from '@/ui/ShareBar';

interface LoadBarProps {
  readonly value: number;
  /** Nothing was planned where there is none. */
  readonly most: number | null;
}

/** How full something is; red above its limit, which stands in words above it. */
export const LoadBar = ({ value, most }: LoadBarProps) => (
  <ShareBar part={value} of={most ?? 0} tone={most !== null && value > most ? 'over' : undefined} />
);

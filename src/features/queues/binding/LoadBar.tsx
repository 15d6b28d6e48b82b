import { ShareBar } from '@/ui/format/ShareBar';

interface LoadBarProps {
  readonly value: number;
  /** Nothing was planned where there is none. */
  readonly most: number | null;
}

/** Utilization bar; red above its limit, which is shown in words above it. */
export const LoadBar = ({ value, most }: LoadBarProps) => (
  <ShareBar part={value} of={most ?? 0} tone={most !== null && value > most ? 'over' : undefined} />
);

import { ShareBar } from '@/ui/format/ShareBar';

const WHOLE = 100;

/** Reached share of the target, in percent. */
export function TargetBar({ rate }: { readonly rate: number | null }) {
  const percent = rate ?? 0;
  return <ShareBar part={percent} of={WHOLE} tone={percent >= WHOLE ? 'reached' : undefined} isInText />;
}

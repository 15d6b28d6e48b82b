import { lazyPart } from '../lazyPart';
import type { CaseSteps } from './useCaseSteps';

/** Loaded on demand, because it is rarely needed. */
const ParkedDialog = lazyPart(async () => (await import('./ParkedDialog')).ParkedDialog);

/** Offers a choice of where to continue when no case ahead may be called (LC-06). */
export const NobodyAhead = ({ steps: { isParked, neighbours, stay } }: { readonly steps: CaseSteps }) =>
  isParked && neighbours && <ParkedDialog neighbours={neighbours} onClose={stay} />;

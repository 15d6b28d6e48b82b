import { lazyPart } from '../lazyPart';
import type { CaseSteps } from './useCaseSteps';

/** Wanted rarely. */
const ParkedDialog = lazyPart(async () => (await import('./ParkedDialog')).ParkedDialog);

/** Who wants to go on where nobody ahead may be called is asked where to (LC-06). */
export const NobodyAhead = ({ steps: { isParked, neighbours, stay } }: { readonly steps: CaseSteps }) =>
  isParked && neighbours && <ParkedDialog neighbours={neighbours} onClose={stay} />;

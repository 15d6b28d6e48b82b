import type { BindRun } from './useBindRun';
import { MoveReason } from './MoveReason';

/** What has to be given before the dry run is carried out. */
export const RunConditions = ({ run }: { readonly run: BindRun }) =>
  run.needsReason && <MoveReason reason={run.reason} onChange={run.setReason} isMissing={run.isReasonMissing} />;

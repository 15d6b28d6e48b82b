import { BatchDrawer } from './batch/BatchDrawer';
import { ChangesDrawer } from './ChangesDrawer';
import { ImportDrawer } from './files/ImportDrawer';
import { PlanDrawer } from './plan/PlanDrawer';
import type { SeatingPanel } from './seatingPanel';
import type { SeatingPlace } from './useSeatingPlace';
import type { Undo } from './useUndo';

interface SeatingPanelsProps {
  readonly panel: SeatingPanel | undefined;
  readonly place: SeatingPlace;
  readonly undo: Undo;
  readonly onClose: () => void;
}

/** The one panel that is open over the schedule, if any. */
export function SeatingPanels({ panel, place, undo, onClose }: SeatingPanelsProps) {
  if (panel === 'batch') return <BatchDrawer place={place} onSaved={undo.saved} onClose={onClose} />;
  if (panel === 'import') return <ImportDrawer place={place} onSaved={undo.saved} onClose={onClose} />;
  if (panel === 'plans') return <PlanDrawer place={place} onClose={onClose} />;
  return panel === 'changes' && <ChangesDrawer onClose={onClose} />;
}

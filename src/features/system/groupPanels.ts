import { SYSTEM_GROUPS, type SystemGroup, type SystemPanel } from './systemPanels';

/** The areas of one group, in their order. */
export interface PanelGroup {
  readonly group: SystemGroup;
  readonly panels: readonly SystemPanel[];
}

/** Groups areas; a group without any is left out. */
export const groupPanels = (panels: readonly SystemPanel[]): readonly PanelGroup[] =>
  SYSTEM_GROUPS.map((group) => ({ group, panels: panels.filter((panel) => panel.group === group) })).filter(
    (each) => each.panels.length > 0,
  );

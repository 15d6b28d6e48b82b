/** Panel over the schedule. */
export type SeatingPanel = 'batch' | 'import' | 'plans' | 'changes';

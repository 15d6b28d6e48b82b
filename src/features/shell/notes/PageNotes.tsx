import { ClockNote } from './ClockNote';
import { VersionNote } from './VersionNote';

/** Notes in the header about this computer and this page. */
export const PageNotes = () => (
  <>
    <VersionNote />
    <ClockNote />
  </>
);

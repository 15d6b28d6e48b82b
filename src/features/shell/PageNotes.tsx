import { ClockNote } from './ClockNote';
import { VersionNote } from './VersionNote';

/** What the header says about this computer and this page. */
export const PageNotes = () => (
  <>
    <VersionNote />
    <ClockNote />
  </>
);

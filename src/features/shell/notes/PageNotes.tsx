import { ClockNote } from './ClockNote';
import { InboundCallNote } from './InboundCallNote';
import { VersionNote } from './VersionNote';

/** Notes about this computer, this page and incoming calls. */
export const PageNotes = () => (
  <>
    <VersionNote />
    <ClockNote />
    <InboundCallNote />
  </>
);

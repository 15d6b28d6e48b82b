/** What the rest of the server may use of this topic. */

export { publishAnnouncement } from './announcements';

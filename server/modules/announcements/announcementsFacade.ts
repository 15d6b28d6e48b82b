/** Public interface of this module for the rest of the server. */

export { publishAnnouncement } from './announcements';

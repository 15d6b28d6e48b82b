import { laterAreas } from './laterPoints';

/** An area of the acceptance list: its heading, and every point with one line on what must be true. */
export interface AcceptanceArea {
  heading: string;
  points: Record<string, string>;
}

/** Acceptance points of Saldo by id; the titles of tests contain the ids. */
export const acceptanceAreas: AcceptanceArea[] = [
  {
    heading: 'RT · Routes',
    points: {
      'RT-01': 'The root path opens the case list; an unknown path leads to the login.',
      'RT-02': 'Every screen opens from its own link after the login and survives a reload.',
      'RT-03':
        'Without the login flags in cookie and session storage and a stored user, every path leads to the login and then to the requested page.',
      'RT-04': 'The login has no side menu and no header.',
      'RT-05': 'The side menu has the labeled routes that the server permits for this user.',
      'RT-06': 'A typed route without permission shows a message, and the server refuses its data.',
      'RT-07': 'Each screen is a separate chunk, prefetched on hover; a failed load can be retried.',
      'RT-08': 'Filters, order and page of a list are in the URL: reload, back and a shared link restore them.',
      'RT-09': 'A new tab of a signed-in browser is signed in without passing credentials between tabs.',
    },
  },
  {
    heading: 'LG · Login',
    points: {
      'LG-01': 'The form has user name, password, captcha, login account and language; Enter submits it.',
      'LG-02': 'Missing and short values show an error at the field in the selected language.',
      'LG-03': 'The captcha comes from the server; a click loads a new one; it is valid once and for a short time.',
      'LG-04':
        'The password leaves the browser only encrypted, with a key fetched for this attempt; without a key the attempt stops.',
      'LG-05':
        'The request contains account, device fingerprint and position; a refused position does not prevent the login.',
      'LG-06': 'The main and the older client both log in; a setting decides which one the form uses.',
      'LG-07': 'A successful login stores token, user and flags, and opens the case list or the requested page.',
      'LG-08': 'A failed login shows an error, renews the captcha, focuses the password and stores nothing.',
      'LG-09': 'All fields of the login response are used, including face check and log id.',
      'LG-10': 'The language selected at the login applies immediately and at the next visit; Chinese is the default.',
      'LG-11': 'Logging out ends the session on the server, clears everything, and signs the other tabs out.',
      'LG-12':
        'Too many attempts lock the account and show the remaining time; login method and permitted addresses follow the configuration.',
    },
  },
  {
    heading: 'LV · Face check',
    points: {
      'LV-01': 'If the server requires it, the face check opens with camera circle, start and back.',
      'LV-02': 'The photo is mirrored, and made smaller when it exceeds 1024 KB.',
      'LV-03': 'The photo is sent to the server, and a passed check continues the login.',
      'LV-04': 'Three failures end the session and return to the login with the reason.',
      'LV-05': 'Every fault of camera, page or check has a separate message and a next step.',
      'LV-06': 'The provider’s page runs in a sandboxed frame; only its own messages count, and the server confirms.',
      'LV-07': 'The provider’s rejection codes cancel the login and clear the session.',
      'LV-08': 'Leaving in any way turns the camera off and removes the unfinished session.',
      'LV-09': 'Before a passed check the token permits nothing else.',
      'LV-10': 'The server detects exactly one face and counts the attempts; going back does not reset them.',
      'LV-11': 'The provider’s page is served from a separate origin.',
    },
  },
  {
    heading: 'SE · End of a session, errors',
    points: {
      'SE-01': 'Codes 00 and 200 are success; any other shows the server’s message and fails the call.',
      'SE-02':
        'Codes 02 and -1 clear everything and lead to the login, with one message for any number of pending calls.',
      'SE-03': 'These rules do not apply to the view permission and downloads.',
      'SE-04': 'Without network: a notice for five seconds; a call gives up after 100 seconds.',
      'SE-05': 'A successful change shows a message.',
      'SE-06': 'A session ended elsewhere offers to stay or to log in again; no input is lost.',
      'SE-07': 'Every notification of the specification exists in its place and closes automatically.',
      'SE-08': 'An invalid, foreign or huge response shows an error, never a blank page.',
    },
  },
  {
    heading: 'AP · Calls',
    points: {
      'AP-01': 'Every call is one typed endpoint with a route on the server; a table of all calls is generated.',
      'AP-02': 'Both clients send the specified headers; the captcha call sends none.',
      'AP-03':
        'Queries and bodies travel as specified; lists have result and total; amounts are decimals outside, whole units inside.',
      'AP-04':
        'The server answers every call from a real database, validates the input, and publishes an OpenAPI document.',
      'AP-05': 'Requests and answers are checked against the contract on both sides.',
      'AP-06': 'An export is saved under the name that the server gives.',
      'AP-07': 'What users do is recorded with their address; a failed look-up of the address loses no record.',
      'AP-08':
        'Case changes, calls, announcements and forced logouts arrive live, and the connection recovers automatically.',
      'AP-09': 'The app runs unchanged against another institution’s server: differences are settings.',
    },
  },
  {
    heading: 'SH · Frame of the app',
    points: {
      'SH-01': 'The language changes everywhere immediately and is saved.',
      'SH-02': 'The user’s name opens a menu with the logout.',
      'SH-03': 'The scrolling notice shows the server’s text for the country.',
      'SH-04':
        'The announcement bar shows the number of unread ones, truncates long texts and changes every ten seconds.',
      'SH-05': 'The announcement dialog shows all of them and marks each viewed one as read.',
      'SH-06':
        'The results box shows nine figures, refreshes them every five minutes, and hides if the server requires it.',
      'SH-07': 'A watermark of name and photo lies over every page and comes back when removed.',
    },
  },
  {
    heading: 'CL · Case lists',
    points: {
      'CL-01': 'The case list has its columns and a filter for each of them.',
      'CL-02': 'My tasks: four searches, ten columns, pages of fifteen, a link to the case.',
      'CL-03': 'Long-aging cases and their loan items are visible to users with the flag.',
      'CL-04': 'Codes appear as labels in three languages; an unknown code appears unchanged.',
      'CL-05': '“Next case” follows the order of the list.',
    },
  },
  {
    heading: 'CD · Case detail',
    points: {
      'CD-01': 'The fifteen key facts of the case.',
      'CD-02': 'Messages from a template or by hand, within their limits, with records, for users with permission.',
      'CD-03': 'The repayment plan.',
      'CD-04': 'Pictures enlarge on click and never stay in the browser’s cache.',
      'CD-05': 'The collection log: read it, and add a result with all its fields.',
      'CD-06':
        'A partial deduction stays below the amount due and happens once, with any number of clicks or repetitions.',
      'CD-07': 'Task and user information.',
      'CD-08': 'Work and emergency contacts, which can be saved.',
      'CD-09': 'Address book, calls and shopping account stay usable at ten thousand rows.',
      'CD-10': 'Repayment codes: request, extend, renew, and list earlier ones.',
      'CD-11': 'A case changes only by the table of transitions, which the documentation shows.',
      'CD-12': 'Personal data is masked; a click reveals it and is recorded.',
      'CD-13': 'A draft survives reload, lost network and logout, and is never sent twice.',
    },
  },
  {
    heading: 'ST, CO · Statistics, conditions',
    points: {
      'ST-01': 'Today’s and yesterday’s figures, the table with its nine columns, and the export.',
      'CO-01': 'Plan and deduction conditions in two tabs, by the user’s role.',
    },
  },
  {
    heading: 'Management',
    points: {
      'US-01': 'Users: list, detail, add, enable and disable, with all fields and send rights.',
      'US-02': 'Import of users from a spreadsheet: errors by row, all or nothing, a template.',
      'US-03': 'Login logs, face and ID bindings, password download, rank, product types.',
      'QU-01': 'Queues: overview, add and detail, automatic and manual, with a share of extensions up to 100 %.',
      'QU-02': 'Cases of a queue are bound to a collector and released, ten thousand in one operation.',
      'SY-01': 'System configuration: login method, allowed addresses, limits, quotas, indicators, board.',
      'SY-02': 'Announcements are written, changed and deleted, in all languages.',
      'IN-01': 'Institutions as a tree, with permissions and accounts.',
      'CM-01': 'Complaints in all their states, changed only by the table of transitions.',
      'SS-01': 'Seats: prediction, daily details, import, export and adjustment of the schedule.',
      'DB-01': 'The leader’s dashboard with charts, and its export.',
      'DB-02': 'From the dashboard down to one date, device, product, queue and institution.',
      'MO-01': 'Actions of users, as a list and in detail.',
      'RO-01': 'One table defines all permissions; the server applies it to every call and every row.',
    },
  },
  {
    heading: 'TR · Traces',
    points: {
      'TR-01': 'Every step of login and face check is recorded, never with a secret or a picture.',
      'TR-02': 'The trail is append-only and chained; an auditor searches, reads, verifies and exports it.',
      'TR-03': 'A session from the Redux DevTools replays without a server and holds nothing secret.',
      'TR-04': 'The state chart in the documentation comes from the machine, and tests take every transition.',
    },
  },
  {
    heading: 'GE · In general',
    points: {
      'GE-01': 'Three complete languages with plurals, dates and amounts; no screen breaks in the longest.',
      'GE-02': 'WCAG 2.2 AA: the main job by keyboard, and no finding by axe on any screen.',
      'GE-03':
        'Lists show loading, empty, failed and retry states; long operations show progress and can be cancelled.',
      'GE-04': 'Every constant is defined once, with a name.',
      'GE-05': 'Two commands on a fresh machine: one runs everything with data, one tests everything.',
      'GE-06': 'The same server runs on an external PostgreSQL, also as several servers.',
    },
  },
  ...laterAreas,
];

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
      'RT-01': 'The bare address opens the case list; an unknown path ends at the login.',
      'RT-02': 'Every screen opens from its own link after the login and survives a reload.',
      'RT-03':
        'Without the login flags in cookie and session storage and a stored user, every path leads to the login, and back afterwards.',
      'RT-04': 'The login stands alone: no side menu, no header.',
      'RT-05': 'The side menu holds the labelled routes that the server grants to this user.',
      'RT-06': 'A route that was not granted says so when typed by hand, and the server refuses its data.',
      'RT-07': 'Each screen is a chunk of its own, fetched ahead on hover; one that fails to load can be tried again.',
      'RT-08': 'Filters, order and page of a list stand in the address: reload, back and a shared link restore them.',
      'RT-09': 'A new tab of a signed-in browser is signed in as well, without credentials going from tab to tab.',
    },
  },
  {
    heading: 'LG · Login',
    points: {
      'LG-01': 'The form asks for user name, password, captcha, login account and language; Enter sends it.',
      'LG-02': 'What is missing or too short is said beside the field in the chosen language.',
      'LG-03': 'The captcha comes from the server, a click brings a new one; it works once and not for long.',
      'LG-04':
        'The password leaves the browser only encrypted, with a key fetched for this attempt; without a key the attempt stops.',
      'LG-05':
        'The request carries account, device fingerprint and position; a refused position does not keep anyone out.',
      'LG-06': 'The main and the older client both log in; a setting decides which one the form uses.',
      'LG-07': 'A good login stores token, user and flags, and opens the case list or the place that was asked for.',
      'LG-08': 'A bad login says so, renews the captcha, returns to the password and stores nothing.',
      'LG-09': 'Everything in the login’s answer is read, face check and log id included.',
      'LG-10': 'The language chosen at the login holds at once and at the next visit; Chinese is the first one.',
      'LG-11': 'Logging out tells the server, clears everything, and signs the other tabs out.',
      'LG-12':
        'Too many attempts lock with the time left; login method and allowed addresses follow the configuration.',
    },
  },
  {
    heading: 'LV · Face check',
    points: {
      'LV-01': 'When the server asks for it, the face check opens with camera circle, start and back.',
      'LV-02': 'The photo is mirrored, and made smaller when it exceeds 1024 KB.',
      'LV-03': 'The photo goes to the server, and a yes leads on.',
      'LV-04': 'Three failures end the session and return to the login with the reason.',
      'LV-05': 'Every trouble with camera, page or check has words and a way on of its own.',
      'LV-06': 'The provider’s page runs in a sandboxed frame; only its own messages count, and the server confirms.',
      'LV-07': 'The provider’s refusal codes cancel the login and clear the session.',
      'LV-08': 'Leaving in any way switches the camera off and leaves nothing of the half-made session.',
      'LV-09': 'Before the check is passed, the token opens nothing else.',
      'LV-10': 'The server itself looks for exactly one face, counts the tries, and going back does not reset them.',
      'LV-11': 'The provider’s page is served for real, from an origin of its own.',
    },
  },
  {
    heading: 'SE · End of a session, errors',
    points: {
      'SE-01': 'Codes 00 and 200 are success; any other shows the server’s words and fails the call.',
      'SE-02':
        'Codes 02 and -1 clear everything and lead to the login, with one message however many calls were under way.',
      'SE-03': 'The view permission and downloads are spared these rules.',
      'SE-04': 'Without network: a notice for five seconds; a call gives up after 100 seconds.',
      'SE-05': 'A change that worked says so.',
      'SE-06': 'A session that ended elsewhere asks: stay and read on, or log in again; nothing typed is lost.',
      'SE-07': 'Every notification of the specification exists where it belongs and closes by itself.',
      'SE-08': 'A broken, foreign or huge answer gives a clear error, never a blank page.',
    },
  },
  {
    heading: 'AP · Calls',
    points: {
      'AP-01': 'Every call is one typed endpoint with a route on the server; a table of all is generated.',
      'AP-02': 'Both clients send the headers they should, and the captcha call does not.',
      'AP-03':
        'Queries and bodies travel as specified; lists have result and total; amounts are decimals outside, whole units inside.',
      'AP-04':
        'The server answers every call from a real database, checks what comes in, and publishes an OpenAPI document.',
      'AP-05': 'Requests and answers are checked against the contract on both sides.',
      'AP-06': 'An export is saved under the name that the server gives.',
      'AP-07': 'What users do is recorded with their address; a failed look-up of the address loses no record.',
      'AP-08': 'Case changes, calls, announcements and forced logouts arrive live, and the connection mends itself.',
      'AP-09': 'The app runs unchanged against another institution’s server: what differs is a setting.',
    },
  },
  {
    heading: 'SH · Frame of the app',
    points: {
      'SH-01': 'The language switches everywhere at once, and is kept.',
      'SH-02': 'The user’s name opens a menu with the logout.',
      'SH-03': 'The scrolling notice shows the server’s text for the country.',
      'SH-04': 'The announcement bar counts the unread, cuts long texts and moves on every ten seconds.',
      'SH-05': 'The announcement dialog goes through all of them and marks each one that was seen as read.',
      'SH-06': 'The results box shows nine figures, renews them every five minutes, and hides when the server says so.',
      'SH-07': 'A watermark of name and photo lies over every page and comes back when removed.',
    },
  },
  {
    heading: 'CL · Case lists',
    points: {
      'CL-01': 'The case list has its columns and a filter for each of them.',
      'CL-02': 'My tasks: four searches, ten columns, fifteen a page, a link to the case.',
      'CL-03': 'Long-aging cases and their loan items show for those with the flag.',
      'CL-04': 'Codes appear as words in three languages, an unknown one as itself.',
      'CL-05': '“Next case” leads through the list in its order.',
    },
  },
  {
    heading: 'CD · Case detail',
    points: {
      'CD-01': 'The fifteen key facts of the case.',
      'CD-02': 'Messages from a template or by hand, within their limits, with records, for those who may.',
      'CD-03': 'The repayment plan.',
      'CD-04': 'Pictures enlarge on click and never stay in the browser’s cache.',
      'CD-05': 'The collection log: read it, and add a result with everything that belongs to it.',
      'CD-06': 'A partial deduction stays below what is due and happens once, whatever is clicked or repeated.',
      'CD-07': 'Task and user information.',
      'CD-08': 'Work and emergency contacts, which can be saved.',
      'CD-09': 'Address book, calls and shopping account stay usable at ten thousand rows.',
      'CD-10': 'Repayment codes: ask for one, extend, renew, and see the earlier ones.',
      'CD-11': 'A case moves only along the written table, which the documentation draws.',
      'CD-12': 'Personal data is masked; to see it is a click that is recorded.',
      'CD-13': 'Work half written survives reload, lost network and logout, and is never sent twice.',
    },
  },
  {
    heading: 'ST, CO · Statistics, conditions',
    points: {
      'ST-01': 'Today’s and yesterday’s figures, the table with its nine columns, and the export.',
      'CO-01': 'Plan and deduction conditions in two tabs, as the user’s role has them.',
    },
  },
  {
    heading: 'Management',
    points: {
      'US-01': 'Users: list, detail, add, enable and disable, with all fields and send rights.',
      'US-02': 'Many users at once from a spreadsheet: row by row errors, all or nothing, a template.',
      'US-03': 'Login logs, face and ID bindings, password download, rank, product types.',
      'QU-01': 'Queues: overview, add and detail, automatic and manual, with a share of extensions up to 100 %.',
      'QU-02': 'Cases of a queue are bound to a collector and released, ten thousand in one go.',
      'SY-01': 'System configuration: login method, allowed addresses, limits, quotas, indicators, board.',
      'SY-02': 'Announcements are written, changed and deleted, in all languages.',
      'IN-01': 'Institutions as a tree, with permissions and accounts.',
      'CM-01': 'Complaints through all their stages, moving only along the written table.',
      'SS-01': 'Seats: prediction, daily details, import, export and adjustment of the schedule.',
      'DB-01': 'The leader’s dashboard with charts, and its export.',
      'DB-02': 'From the dashboard down to one date, device, product, queue and institution.',
      'MO-01': 'What users did, as a list and in detail.',
      'RO-01': 'Who sees and does what is one table; the server keeps to it for every call and every row.',
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
      'GE-01':
        'Three complete languages with plurals, dates and amounts of their own; no screen breaks in the longest.',
      'GE-02': 'WCAG 2.2 AA: the main job by keyboard, and no finding by axe on any screen.',
      'GE-03': 'Lists load, are empty, fail and retry visibly; long work shows progress and can be cancelled.',
      'GE-04': 'Every constant stands once, under its own name.',
      'GE-05': 'Two commands on a fresh machine: one runs everything with data, one tests everything.',
      'GE-06': 'The same server runs on a PostgreSQL of one’s own, several side by side.',
    },
  },
  ...laterAreas,
];

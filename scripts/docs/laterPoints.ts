import type { AcceptanceArea } from './acceptancePoints';

/** The points of money, law, faults and scale, and those of what is planned. */
export const laterAreas: readonly AcceptanceArea[] = [
  {
    heading: 'MI · Payments and the end of a case',
    points: {
      'MI-01':
        'The lender’s events arrive by file or signed call; one reference is one event, answered identically and booked once.',
      'MI-02':
        'Payments are allocated in one defined order; the rest waits to be assigned or refunded, and the sums agree.',
      'MI-03': 'A payment of the amount due settles the case, counts for its agent and appears within a second.',
      'MI-04': 'A reversal undoes exactly its payment; refund, withdrawal and closure have separate statuses.',
      'MI-05': 'Deductions and codes go through a payment channel; while one is pending a second is refused.',
      'MI-06': 'The channel issues repayment codes; they expire and are withdrawn at the end of the case.',
      'MI-07': 'An extension is paid or granted within its limits, and the case reopens if the new day passes unpaid.',
      'MI-08':
        'A payment plan is one promise with several dates; payments determine if each part is kept, partly kept or broken.',
      'MI-09': 'Above a limit an action needs the approval of another person; nobody approves their own request.',
      'MI-10': 'A case on hold is refused everywhere identically, with reason and end, and returns automatically.',
    },
  },
  {
    heading: 'LC · Lawful contact',
    points: {
      'LC-01':
        'One function decides every contact: verdict, rules with source, earliest time, remaining contacts of a limit.',
      'LC-02': 'Law packs are data with source, article, dates and state; an institution only adds stricter rules.',
      'LC-03': 'Dialing and sending are decided in their own transaction; limits are exact under parallel attempts.',
      'LC-04': 'Relations decide who may be contacted, for what, and with which evidence.',
      'LC-05': 'The borrower’s preferences are rows with evidence and apply immediately.',
      'LC-06': 'The screen shows for each contact if it is lawful now, until when not, and why.',
      'LC-07': 'History is checked against any pack: violations by rule, agent and day.',
      'LC-08':
        'Off, shadow, warn and enforce per queue and rule; every change in the trail; exceptions with dual control.',
      'LC-09': 'Message templates are checked against the packs in three languages.',
    },
  },
  {
    heading: 'RS · Faults',
    points: {
      'RS-01': 'A lost database connection gives pending calls an error and has no other effect.',
      'RS-02': 'The product recovers automatically after any kill without loss of acknowledged work.',
      'RS-03': 'Several servers on one database: any can stop, and events, limits and figures stay correct.',
      'RS-04': 'A cluster with automatic failover loses its primary without losing acknowledged changes.',
      'RS-05': 'Full disk, taken port, wrong address and interrupted work end with one line that says what to do.',
    },
  },
  {
    heading: 'SC · Scale and speed',
    points: {
      'SC-01': 'At a million cases lists and figures keep their budgets.',
      'SC-02': 'Two thousand agents work on two cores without errors.',
      'SC-03': 'Screens keep their budgets of time and size, checked by a script.',
    },
  },
  {
    heading: 'PS · Evidence and screens',
    points: {
      'PS-01': 'Every end of a sign-in is recorded with that sign-in.',
      'PS-02': 'Each decision on a contact, refusals included, can be shown and exported with its rules and reason.',
      'PS-03':
        'The legal holidays of each country and year are counted; a law that has come into force unreviewed warns.',
      'PS-04': 'One file proves a sign-in to a third party without Saldo and without a network.',
      'PS-05': 'A recording opens in the DevTools of a fresh page; time travel makes no call.',
      'PS-06': 'Translation, forced colors, paper and input editors do not break a screen.',
      'PS-07': 'Approvals show what is decided; penalties and changes of many users can be undone.',
    },
  },
  {
    heading: 'PC · Plain code',
    points: {
      'PC-01': 'Names, comments and documents use the standard terms, checked by a rule.',
      'PC-02': 'One user action passes through at most twenty specific files.',
      'PC-03': 'Each changed part of a library has a test that fails when it breaks.',
      'PC-04': 'The tests before a commit take at most ten minutes.',
      'PC-05': 'Documents for newcomers: architecture, data model, workers, settings, upgrades.',
    },
  },
  {
    heading: 'FE · The front end (planned)',
    points: {
      'FE-01': 'The page is the same for everybody and may be cached.',
      'FE-02': 'Redux Toolkit, RTK Query and XState are used as their maintainers recommend.',
      'FE-03': 'A demo works from plain files without a server.',
      'FE-04': 'Fresh data shows each role what the product is for.',
      'FE-05': 'The patterns are written down, and their links are checked.',
    },
  },
  {
    heading: 'ID · Identity (planned)',
    points: {
      'ID-01': 'Single sign-on by OpenID Connect, per institution.',
      'ID-02': 'Passkeys and one-time codes as a second factor.',
      'ID-03': 'A directory adds, changes and disables users by SCIM.',
      'ID-04': 'Programs have keys of limited scope.',
      'ID-05': 'Identity works in three languages and behind every documented proxy.',
    },
  },
  {
    heading: 'LM · Line and messages (planned)',
    points: {
      'LM-01': 'The telephone system reports each call, which counts once.',
      'LM-02': 'Messages of every channel have receipts and replies.',
      'LM-03': 'Random events with loss and duplicates lead to one state per call and message.',
    },
  },
  {
    heading: 'CE · Cells (planned)',
    points: {
      'CE-01': 'Each cell has its own numbers and its name in logs.',
      'CE-02': 'Each institution may have a separate address.',
      'CE-03': 'Proxies lead an address to its cell.',
      'CE-04': 'An institution moves to another cell, verified, and the move can be undone.',
      'CE-05': 'Several cells start on one machine and prove it.',
      'CE-06': 'The documentation says when to open a cell.',
    },
  },
];

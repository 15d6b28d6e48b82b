/** The five ways of sending that a user can have (§6), with the names by which the trade knows them. */
export const SEND_FLAGS = [
  { field: 'sendBlu', name: 'BLU' },
  { field: 'sendIvr', name: 'IVR' },
  { field: 'sendLunar', name: 'LUNAR' },
  { field: 'sendSms', name: 'SMS' },
  { field: 'sendWaba', name: 'WABA' },
] as const;

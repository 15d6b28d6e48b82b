/** The five sending permissions of a user (§6), with their names in the trade. */
export const SEND_FLAGS = [
  { field: 'sendBlu', name: 'BLU' },
  { field: 'sendIvr', name: 'IVR' },
  { field: 'sendLunar', name: 'LUNAR' },
  { field: 'sendSms', name: 'SMS' },
  { field: 'sendWaba', name: 'WABA' },
] as const;

/** Field of a send flag. */
export type SendFlag = (typeof SEND_FLAGS)[number]['field'];

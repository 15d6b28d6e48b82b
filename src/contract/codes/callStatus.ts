import type { CallResult } from './callResult';
import { type CodeValue, codeValues, type CodeTable } from './codeTable';
import { CASE_RESULT } from './collectionResult';
import type { RecordableResult } from './recordedResult';

/** Call status groups (§4). */
export const CALL_STATUS = {
  NULL: {
    cn: '空号/停机/关机',
    en: 'No such number, suspended or off',
    es: 'Número inexistente, suspendido o apagado',
  },
  DA: { cn: '挂断/拒接', en: 'Hung up or refused', es: 'Colgó o rechazó' },
  NOA: { cn: '无人接听', en: 'No answer', es: 'Sin respuesta' },
  BLK: { cn: '黑名单', en: 'Blacklist', es: 'Lista negra' },
  CNCT: { cn: '已接通', en: 'Connected', es: 'Conectado' },
  VERIFY: { cn: '核实', en: 'Verify', es: 'Verificación' },
  OTHER: { cn: '其他', en: 'Other', es: 'Otro' },
} as const satisfies CodeTable;

/** Connection status of a call (§4). */
export type CallStatus = CodeValue<typeof CALL_STATUS>;

/** The results that each call status group allows, in the order of the specification (§4). */
export const RESULTS_OF_CALL_STATUS = {
  NULL: ['LC'],
  DA: ['RETRY'],
  NOA: ['RETRY'],
  BLK: ['RETRY'],
  CNCT: ['RPD', 'PTP', 'DTP', 'WTP', 'PTCPST', 'PTN', 'ND', 'NORLVT', 'NOCLCT', 'NOVLD'],
  VERIFY: ['BP', 'FRAUD', 'PTRPD', 'STLD'],
  OTHER: ['MEMO'],
} as const satisfies Record<CallStatus, readonly CallResult[]>;

/** Results that may be recorded with each call status group. Collection results belong to no call (§4). */
export const RECORDABLE_RESULTS: Readonly<Record<CallStatus, readonly RecordableResult[]>> = {
  ...RESULTS_OF_CALL_STATUS,
  OTHER: [...RESULTS_OF_CALL_STATUS.OTHER, ...codeValues(CASE_RESULT)],
};

/** Tells whether a result may be recorded with a call status group (§4). */
export const isResultOf = (status: CallStatus, result: RecordableResult): boolean =>
  RECORDABLE_RESULTS[status].some((each) => each === result);

/** Status of an answered call. */
export const CONNECTED = 'CNCT' satisfies CallStatus;

/** Returns true if the recorded result is 'connected' but the line reported the call as unanswered. */
export const isAgainstLine = (recorded: string | undefined, line: string | null): boolean =>
  recorded === CONNECTED && line !== null && line !== CONNECTED;

/** Statuses that a telephone call can have. The other statuses come from other sources. */
export const TELEPHONE_STATUSES = ['NULL', 'DA', 'NOA', 'BLK', 'CNCT'] as const satisfies readonly CallStatus[];

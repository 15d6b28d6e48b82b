import type { CodeTable } from './codeTable';

/** Reasons why a message failed, unless the gateway supplies its own text (SMS records, MSF of §4; not in the specification). */
export const SMS_FAILURE = {
  unknown: {
    cn: '结果未知：短信可能已送达',
    en: 'Outcome unknown: it may have been delivered',
    es: 'Resultado desconocido: puede haberse entregado',
  },
  unreachable: {
    cn: '无法连接短信网关，短信未发送',
    en: 'The SMS gateway could not be reached; nothing was sent',
    es: 'No se pudo conectar con la pasarela de SMS; no se envió nada',
  },
  refused: {
    cn: '短信网关拒绝发送',
    en: 'The SMS gateway refused the message',
    es: 'La pasarela de SMS rechazó el mensaje',
  },
  noGateway: {
    cn: '未连接短信网关，短信未发送',
    en: 'No SMS gateway is connected; nothing was sent',
    es: 'No hay ninguna pasarela de SMS conectada; no se envió nada',
  },
  held: {
    cn: '案件已暂停作业，短信未发送',
    en: 'The case was held before it went out; nothing was sent',
    es: 'El caso quedó retenido antes del envío; no se envió nada',
  },
  waited: {
    cn: '等待过久，短信未发送：如仍有必要，请重新发送',
    en: 'It waited too long, so nothing was sent: send it again if it is still right',
    es: 'Esperó demasiado y no se envió: envíelo de nuevo si aún corresponde',
  },
  unlawful: {
    cn: '发出时合规规则已不允许，短信未发送：请在允许的时间重新发送',
    en: 'The rules of law no longer allowed it when it was due to leave; nothing was sent: send it again when they do',
    es: 'Al momento de salir, las reglas ya no lo permitían y no se envió: envíelo de nuevo cuando lo permitan',
  },
  numberTooShort: {
    cn: '号码位数不足，无法接收短信',
    en: 'The number is too short for a message',
    es: 'El número es demasiado corto para un mensaje',
  },
} as const satisfies CodeTable;

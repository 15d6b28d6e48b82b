import type { LocalizedText } from '../language';
import type { ResultName } from '../resultCodes';

/** Messages of the reference server about channels of messages (§8). */
export const CHANNEL_MESSAGES = {
  bulkTooMany: {
    cn: '一次最多可向 {most} 个案件群发，请缩小筛选范围',
    en: 'A bulk message goes to at most {most} cases. Add filters',
    es: 'Un mensaje masivo llega a {most} casos como máximo. Agregue filtros',
  },
  channelNotAllowed: {
    cn: '您没有使用该发送渠道的权限：{channel}。请联系管理员开通',
    en: 'You may not send by {channel}. Ask an administrator for this permission',
    es: 'No tiene permiso para enviar por {channel}. Solicítelo a un administrador',
  },
  channelUnavailable: {
    cn: '机构未接入该发送渠道：{channel}，请选择其他渠道',
    en: 'Your institution has no gateway for {channel}. Choose another channel',
    es: 'Su institución no tiene pasarela para {channel}. Elija otro canal',
  },
  channelWindowClosed: {
    cn: '{channel} 仅允许在对方回复后 24 小时内自拟内容，请选择已审核的模板',
    en: '{channel} permits other texts only within 24 hours after a reply. Choose an approved template',
    es: '{channel} solo permite otros textos dentro de las 24 horas tras una respuesta. Elija una plantilla aprobada',
  },
} as const satisfies Partial<Record<ResultName, LocalizedText>>;

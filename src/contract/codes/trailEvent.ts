import type { CodeValue, CodeTable } from './codeTable';
import { LOGIN_EVENT } from './loginEventCode';

/** Events that the server itself writes into the trail of logins and liveness checks (TR-02). */
export const SERVER_TRAIL_EVENT = {
  signIn: { cn: '服务器：登录判定', en: 'Server: sign-in decided', es: 'Servidor: acceso decidido' },
  faceCheck: { cn: '服务器：活体判定', en: 'Server: face check judged', es: 'Servidor: rostro juzgado' },
  faceCheckEnded: {
    cn: '服务器：三次失败，终止登录',
    en: 'Server: ended after three failures',
    es: 'Servidor: fin tras tres fallos',
  },
  logout: { cn: '服务器：已退出', en: 'Server: signed out', es: 'Servidor: sesión cerrada' },
  passwordConfirmed: {
    cn: '服务器：密码再次确认',
    en: 'Server: password confirmed again',
    es: 'Servidor: contraseña confirmada de nuevo',
  },
  passwordReset: { cn: '服务器：密码已重置', en: 'Server: password reset', es: 'Servidor: contraseña restablecida' },
  approvalAsked: {
    cn: '服务器：已申请双人审批',
    en: 'Server: approval requested',
    es: 'Servidor: se pidió autorización',
  },
  approvalDecided: {
    cn: '服务器：双人审批结果',
    en: 'Server: approval request ended',
    es: 'Servidor: terminó la solicitud de autorización',
  },
  rulesLifted: {
    cn: '服务器：对本机构规则破例一次',
    en: 'Server: own rules of contact lifted once',
    es: 'Servidor: excepción única a reglas propias',
  },
  lawChanged: {
    cn: '服务器：合规设置已变更',
    en: 'Server: settings of law changed',
    es: 'Servidor: se cambió la configuración normativa',
  },
  forcedEnd: {
    cn: '服务器：强制结束会话',
    en: 'Server: session ended by force',
    es: 'Servidor: sesión terminada a la fuerza',
  },
} as const satisfies CodeTable;

/** All events of the trail: those observed by the server and those reported by the app's login machine. */
export const TRAIL_EVENT = { ...SERVER_TRAIL_EVENT, ...LOGIN_EVENT } as const satisfies CodeTable;

export type ServerTrailEvent = CodeValue<typeof SERVER_TRAIL_EVENT>;

import type { CodeValue, CodeTable } from './codeTable';
import { LOGIN_EVENT } from './signInCodes';

/**
 * Reasons why a session ended, as recorded in the trail (TR-02). The codes are not in the specification. `other` is a forced end without a
 * label.
 */
export const TRAIL_END = {
  logout: { cn: '主动退出', en: 'Signed out', es: 'Cerró la sesión' },
  administrator: { cn: '管理员结束', en: 'By an administrator', es: 'Por un administrador' },
  liveness: { cn: '检测失败后结束', en: 'After failed checks', es: 'Tras pruebas fallidas' },
  elsewhere: { cn: '在别处结束', en: 'Elsewhere', es: 'En otro lugar' },
  owner: {
    cn: '本人从其他会话结束',
    en: 'By the owner, from another session',
    es: 'Por su titular, desde otra sesión',
  },
  provider: { cn: '由企业登录提供方结束', en: "By the company's provider", es: 'Por el proveedor de la empresa' },
  other: { cn: '强制结束', en: 'By force', es: 'A la fuerza' },
} as const;

/** Converts the end of a session to a code that has a label. */
export const getTrailEnd = (endedBy: string): keyof typeof TRAIL_END =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was looked up
  Object.hasOwn(TRAIL_END, endedBy) ? (endedBy as keyof typeof TRAIL_END) : 'other';

/** Events that the server itself writes into the trail of logins and liveness checks (TR-02). */
const SERVER_TRAIL_EVENT = {
  signIn: { cn: '服务器：登录判定', en: 'Server: sign-in decided', es: 'Servidor: inicio de sesión decidido' },
  accountLinked: {
    cn: '服务器：已关联企业账号',
    en: 'Server: company account linked',
    es: 'Servidor: cuenta corporativa vinculada',
  },
  companyLogout: {
    cn: '服务器：企业退出通知被拒',
    en: 'Server: logout of the company refused',
    es: 'Servidor: se rechazó la salida enviada por la empresa',
  },
  faceCheck: { cn: '服务器：活体判定', en: 'Server: face check judged', es: 'Servidor: rostro juzgado' },
  faceCheckEnded: {
    cn: '服务器：三次失败，终止登录',
    en: 'Server: ended after three failures',
    es: 'Servidor: fin tras tres fallos',
  },
  secondFactor: {
    cn: '服务器：第二因素判定',
    en: 'Server: second factor judged',
    es: 'Servidor: segundo factor juzgado',
  },
  factorChanged: {
    cn: '服务器：第二因素已变更',
    en: 'Server: second factor changed',
    es: 'Servidor: segundo factor modificado',
  },
  factorRefused: {
    cn: '服务器：添加第二因素被拒',
    en: 'Server: second factor not added',
    es: 'Servidor: segundo factor no agregado',
  },
  logout: { cn: '服务器：已退出', en: 'Server: signed out', es: 'Servidor: sesión cerrada' },
  passwordConfirmed: {
    cn: '服务器：密码再次确认',
    en: 'Server: password confirmed again',
    es: 'Servidor: contraseña confirmada de nuevo',
  },
  companyConfirmed: {
    cn: '服务器：企业账号再次登录',
    en: 'Server: signed in again at the company',
    es: 'Servidor: nuevo inicio de sesión corporativo',
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
  keyCreated: { cn: '服务器：API 密钥已创建', en: 'Server: API key created', es: 'Servidor: clave de API creada' },
  keyRevoked: { cn: '服务器：API 密钥已吊销', en: 'Server: API key revoked', es: 'Servidor: clave de API revocada' },
  keyCall: { cn: '服务器：API 密钥调用', en: 'Server: call with an API key', es: 'Servidor: llamada con clave de API' },
  forcedEnd: {
    cn: '服务器：强制结束会话',
    en: 'Server: session ended by force',
    es: 'Servidor: sesión terminada a la fuerza',
  },
} as const satisfies CodeTable;

/** All events of the trail: those observed by the server and those reported by the app's login machine. */
export const TRAIL_EVENT = { ...SERVER_TRAIL_EVENT, ...LOGIN_EVENT } as const satisfies CodeTable;

export type ServerTrailEvent = CodeValue<typeof SERVER_TRAIL_EVENT>;

/** Reasons why a chain of the trail fails verification (TR-02). */
export const TRAIL_FAULT = {
  contents: {
    cn: '内容与其哈希不符：该行被改动',
    en: 'its contents do not fit its hash: it was changed',
    es: 'su contenido no corresponde a su hash: fue cambiada',
  },
  order: {
    cn: '与前一行衔接不上：有行被插入、调换或改写',
    en: 'it does not follow the row before: rows were put in, swapped or rewritten',
    es: 'no sigue a la fila anterior: se insertaron, cambiaron de lugar o reescribieron filas',
  },
  time: {
    cn: '时间早于前一行：时间被倒填，或服务器时钟被调回',
    en: 'its time is earlier than that of the row before: it was back-dated, or the clock of the server was set back',
    es: 'su hora es anterior a la de la fila previa: se antedató, o se atrasó el reloj del servidor',
  },
  missing: {
    cn: '该行缺失：被删除',
    en: 'it is missing: it was removed',
    es: 'falta: fue eliminada',
  },
  anchor: {
    cn: '与存放在外部的锚点不符：整条链被重写',
    en: 'it differs from the anchor kept outside: the chain was rewritten',
    es: 'difiere del ancla guardada fuera: la cadena fue reescrita',
  },
  cut: {
    cn: '外部锚点记录的行已不存在：链尾被截断',
    en: 'the anchor kept outside knows of it, the chain does not: its end was cut off',
    es: 'el ancla guardada fuera la conoce y la cadena no: se cortó el final',
  },
  unanchored: {
    cn: '外部没有与其对应的锚点：锚点被删除，或未能写入',
    en: 'no anchor outside knows of it: anchors were removed, or could not be written',
    es: 'ningún ancla de fuera la conoce: se eliminaron anclas o no se pudieron escribir',
  },
  anchorFile: {
    cn: '锚点文件的这一行无法读取或与前一行衔接不上，且并非崩溃所致：文件被改动',
    en: 'this line of the anchor file cannot be read or does not follow the one before, and no crash explains it: the file was changed',
    es: 'esta línea del archivo de anclas no se puede leer o no sigue a la anterior, y ningún fallo lo explica: el archivo fue cambiado',
  },
} as const satisfies CodeTable;

export type TrailFault = CodeValue<typeof TRAIL_FAULT>;

/** Reasons why the app's report of one page load fails verification (TR-02). */
export const TRAIL_REPLAY_FAULT = {
  beginning: {
    cn: '此行之前的经过没有上报，其后的无法核对',
    en: 'the rows before it were never reported, so nothing after it can be checked',
    es: 'lo anterior a ella nunca se contó, así que nada posterior se puede comprobar',
  },
  order: {
    cn: '与页面的前一行衔接不上：中间有经过未上报，或被改写',
    en: 'it does not follow the row before on its page: a row between them was not reported, or was made up',
    es: 'no sigue a la fila anterior de su página: algo entre ellas no se contó, o se inventó',
  },
  hash: {
    cn: '内容与应用给出的哈希不符',
    en: 'its contents do not fit the hash that the app gave',
    es: 'su contenido no corresponde al hash que dio la aplicación',
  },
  machine: {
    cn: '登录状态机不可能走到这一步：条件不成立或结果不同',
    en: 'the login machine does not do this: a condition is not met, or it leads elsewhere',
    es: 'la máquina de inicio de sesión no hace esto: falta una condición o lleva a otro lugar',
  },
  version: {
    cn: '由另一版本的应用上报，本服务器无法复核',
    en: 'another version of the app reported it, which this server cannot replay',
    es: 'la contó otra versión de la aplicación, que este servidor no puede volver a ejecutar',
  },
  time: {
    cn: '时间倒退，或两个时钟互相矛盾',
    en: 'its time goes backwards, or its two clocks contradict each other',
    es: 'su hora retrocede, o sus dos relojes se contradicen',
  },
  server: {
    cn: '服务器自己的记录中没有这一结果',
    en: "the server's own rows know nothing of this verdict",
    es: 'las filas del propio servidor no conocen este veredicto',
  },
} as const satisfies CodeTable;

export type TrailReplayFault = CodeValue<typeof TRAIL_REPLAY_FAULT>;

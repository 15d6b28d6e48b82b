import type { CodeValue, CodeTable } from './codeTable';

/** Roles (§6; the auditor is ours). */
export const ROLE = {
  member: { cn: '催收员', en: 'Member', es: 'Gestor' },
  leader: { cn: '组长', en: 'Leader', es: 'Líder' },
  admin: { cn: '机构管理员', en: 'Institution administrator', es: 'Administrador de la institución' },
  auditor: { cn: '审计员', en: 'Auditor', es: 'Auditor' },
} as const satisfies CodeTable;

/** Role of a user in an institution (§6). */
export type Role = CodeValue<typeof ROLE>;

/** Bulk actions on users (US-01; not in the specification). */
export const USER_ACTION = {
  queue: { cn: '调整队列', en: 'Move to queue', es: 'Mover a cola' },
  group: { cn: '调整小组', en: 'Move to group', es: 'Mover a grupo' },
  sendFlags: { cn: '发送渠道', en: 'Sending rights', es: 'Permisos de envío' },
  resetPassword: { cn: '重置密码', en: 'Reset passwords', es: 'Restablecer contraseñas' },
  enable: { cn: '启用', en: 'Enable', es: 'Activar' },
  disable: { cn: '停用', en: 'Disable', es: 'Desactivar' },
} as const satisfies CodeTable;

export type UserAct = CodeValue<typeof USER_ACTION>;

/** Bulk actions that can be undone, because they change only an assignment or a permission. */
export const UNDOABLE_USER_ACTS: readonly UserAct[] = ['queue', 'group', 'sendFlags'];

/** Changes in the history of a system user (US-01 history; not in the specification). */
export const USER_CHANGE = {
  created: { cn: '新增', en: 'Added', es: 'Alta' },
  changed: { cn: '修改', en: 'Changed', es: 'Modificación' },
  enabled: { cn: '启用', en: 'Enabled', es: 'Activación' },
  disabled: { cn: '停用', en: 'Disabled', es: 'Desactivación' },
  passwordReset: { cn: '重置密码', en: 'Password reset', es: 'Contraseña restablecida' },
  passwordByOperator: {
    cn: '运维重置密码',
    en: 'Password reset by the operator',
    es: 'Contraseña restablecida por el operador',
  },
  passwordByParent: {
    cn: '上级机构重置密码',
    en: 'Password reset by the parent institution',
    es: 'Contraseña restablecida por la institución superior',
  },
  passwordSet: { cn: '本人设置密码', en: 'Own password set', es: 'Contraseña propia establecida' },
  factorAdded: { cn: '添加第二因素', en: 'Second factor added', es: 'Segundo factor agregado' },
  factorRenamed: { cn: '重命名第二因素', en: 'Second factor renamed', es: 'Segundo factor renombrado' },
  factorRemoved: { cn: '移除第二因素', en: 'Second factor removed', es: 'Segundo factor eliminado' },
  factorsReset: {
    cn: '管理员移除第二因素',
    en: 'Second factors removed by an administrator',
    es: 'Segundos factores eliminados por un administrador',
  },
  factorsByOperator: {
    cn: '运维移除第二因素',
    en: 'Second factors removed by the operator',
    es: 'Segundos factores eliminados por el operador',
  },
  recoveryCodes: { cn: '生成恢复码', en: 'Recovery codes created', es: 'Códigos de recuperación creados' },
  livenessBinding: { cn: '活体检测绑定', en: 'Liveness binding', es: 'Vinculación de prueba de vida' },
  idCardBinding: { cn: '证件绑定', en: 'ID card binding', es: 'Vinculación de documento' },
  sessionsEnded: { cn: '强制下线', en: 'Sessions ended', es: 'Sesiones cerradas' },
} as const satisfies CodeTable;

export type UserChange = CodeValue<typeof USER_CHANGE>;

/** Labels of the fields of a system user (US-01; not in the specification). */
export const USER_FIELD = {
  username: { cn: '用户名', en: 'Username', es: 'Usuario' },
  name: { cn: '姓名', en: 'Name', es: 'Nombre' },
  email: { cn: '邮箱', en: 'E-mail', es: 'Correo electrónico' },
  role: { cn: '角色', en: 'Role', es: 'Rol' },
  groupId: { cn: '小组', en: 'Group', es: 'Grupo' },
  queueId: { cn: '队列', en: 'Queue', es: 'Cola' },
  products: { cn: '所属产品', en: 'Products', es: 'Productos' },
  loanTypes: { cn: '首复贷类型', en: 'Loan types', es: 'Tipos de préstamo' },
  dailyTarget: { cn: '每日回款目标', en: 'Daily target', es: 'Meta diaria' },
  affiliatedSystem: { cn: '所属系统', en: 'Affiliated system', es: 'Sistema afiliado' },
  ranked: { cn: '参与排名', en: 'Included in the ranking', es: 'Incluido en la clasificación' },
  createsPtp: { cn: '可登记承诺还款', en: 'Records promises', es: 'Registra promesas' },
  autoReloan: { cn: '自动复贷', en: 'Auto re-loan', es: 'Renovación automática' },
  longAging: { cn: '长账龄', en: 'Long aging', es: 'Mora prolongada' },
  res: { cn: 'RES 标记', en: 'RES flag', es: 'Marca RES' },
  sendBlu: { cn: '发送 BLU', en: 'Sending by BLU', es: 'Envío por BLU' },
  sendIvr: { cn: '发送 IVR', en: 'Sending by IVR', es: 'Envío por IVR' },
  sendLunar: { cn: '发送 LUNAR', en: 'Sending by LUNAR', es: 'Envío por LUNAR' },
  sendSms: { cn: '发送短信', en: 'Sending by SMS', es: 'Envío por SMS' },
  sendWaba: { cn: '发送 WABA', en: 'Sending by WABA', es: 'Envío por WABA' },
  externalId: { cn: '目录标识', en: 'Directory identifier', es: 'Identificador del directorio' },
  photo: { cn: '照片', en: 'Photo', es: 'Foto' },
} as const satisfies CodeTable;

/** Outcomes for one user of a bulk action, including the reasons for skipping it (US-01; not in the specification). */
export const USER_OUTCOME = {
  done: { cn: '已完成', en: 'Done', es: 'Hecho' },
  unchanged: { cn: '无需变更', en: 'Was so already', es: 'Ya estaba así' },
  changedSince: { cn: '此后已有变更', en: 'Changed since', es: 'Cambió después' },
  self: { cn: '本人', en: 'Your own account', es: 'Su propia cuenta' },
  lastAdministrator: { cn: '最后一名管理员', en: 'The last administrator', es: 'El último administrador' },
  noHeir: {
    cn: '同组无人可接手案件',
    en: 'Nobody of the group is left to take the cases',
    es: 'No queda nadie del grupo que tome los casos',
  },
  disabled: { cn: '已停用', en: 'Is disabled', es: 'Está desactivado' },
  operatorOnly: {
    cn: '审计员的密码仅由服务器运维人员生成',
    en: "An auditor's password is made by the server's operator",
    es: 'La contraseña de un auditor la crea el operador del servidor',
  },
  notSeen: { cn: '不再由您管理', en: 'No longer yours to manage', es: 'Ya no está a su cargo' },
  failed: { cn: '失败，请重试', en: 'Did not work, try again', es: 'No funcionó, inténtelo de nuevo' },
} as const satisfies CodeTable;

export type UserOutcome = CodeValue<typeof USER_OUTCOME>;

/** Statuses that determine if a system user may sign in (§3). */
export const USER_STATUS = {
  enabled: { cn: '启用', en: 'Enabled', es: 'Activo' },
  disabled: { cn: '停用', en: 'Disabled', es: 'Inactivo' },
} as const satisfies CodeTable;

export type UserStatus = CodeValue<typeof USER_STATUS>;

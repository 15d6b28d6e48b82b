import type { CodeValue, CodeTable } from './codeTable';

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

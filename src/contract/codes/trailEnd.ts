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
  other: { cn: '强制结束', en: 'By force', es: 'A la fuerza' },
} as const;

/** Converts the end of a session to a code that has a label. */
export const trailEnd = (endedBy: string): keyof typeof TRAIL_END =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was looked up
  Object.hasOwn(TRAIL_END, endedBy) ? (endedBy as keyof typeof TRAIL_END) : 'other';

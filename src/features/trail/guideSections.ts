/** The sections of the guide for auditors, as ids of messages. */
export const GUIDE_SECTIONS = [
  { title: 'auditors.read', texts: ['auditors.read.1', 'auditors.read.2', 'auditors.read.3'] },
  { title: 'auditors.passed', texts: ['auditors.passed.1', 'auditors.passed.2', 'auditors.passed.3'] },
  { title: 'auditors.three', texts: ['auditors.three.1', 'auditors.three.2', 'auditors.three.3'] },
  { title: 'auditors.code', texts: ['auditors.code.1', 'auditors.code.2', 'auditors.code.3'] },
  {
    title: 'auditors.verify',
    texts: ['auditors.verify.1', 'auditors.verify.2', 'auditors.verify.3', 'auditors.verify.4'],
  },
  {
    title: 'auditors.limits',
    texts: ['auditors.limits.1', 'auditors.limits.2', 'auditors.limits.3', 'auditors.limits.4'],
  },
] as const;

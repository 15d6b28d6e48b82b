import type { CodeOf, CodeTable } from './codeTable';

/** Why a chain of the trail is not to be believed (TR-02). */
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
  anchorFile: {
    cn: '锚点文件的这一行无法读取，且并非崩溃所致：被改动',
    en: 'nobody can read this line of the anchor file, and no crash explains it: it was changed',
    es: 'esta línea del archivo de anclas no se puede leer y ningún fallo lo explica: fue cambiada',
  },
} as const satisfies CodeTable;

/** Why a chain of the trail is not to be believed. */
export type TrailFault = CodeOf<typeof TRAIL_FAULT>;

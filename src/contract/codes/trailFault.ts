import type { CodeValue, CodeTable } from './codeTable';

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

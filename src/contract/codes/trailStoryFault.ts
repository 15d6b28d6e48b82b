import type { CodeValue, CodeTable } from './codeTable';

/** Reasons why the app's report of one page load fails verification (TR-02). */
export const TRAIL_STORY_FAULT = {
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
    es: 'la máquina de acceso no hace esto: falta una condición o lleva a otro lugar',
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

export type TrailStoryFault = CodeValue<typeof TRAIL_STORY_FAULT>;

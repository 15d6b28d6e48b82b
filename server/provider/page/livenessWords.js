/** The words of the provider's page: a page of its own, so with words of its own. */
const WORDS = {
  'zh-CN': {
    title: '人脸检测',
    advice: '请正对摄像头，确保光线充足，画面中只有您一人。',
    start: '开始检测',
    take: '拍照',
    checking: '正在检测…',
    done: '已提交，请稍候。',
    failed: '检测无法继续。',
    test: '测试：发送错误码',
  },
  en: {
    title: 'Face check',
    advice: 'Face the camera in good light, with nobody else in the picture.',
    start: 'Start the check',
    take: 'Take the picture',
    checking: 'Checking…',
    done: 'Sent. One moment, please.',
    failed: 'The check cannot go on.',
    test: 'Test: send a failure code',
  },
  es: {
    title: 'Verificación facial',
    advice: 'Mire a la cámara con buena luz y sin nadie más en la imagen.',
    start: 'Iniciar la verificación',
    take: 'Tomar la foto',
    checking: 'Verificando…',
    done: 'Enviado. Un momento, por favor.',
    failed: 'La verificación no puede continuar.',
    test: 'Prueba: enviar un código de error',
  },
};

const languageOf = (asked) => {
  const known = Object.keys(WORDS);
  return known.find((each) => each === asked) ?? known.find((each) => asked?.startsWith(each.slice(0, 2))) ?? 'en';
};

/** The page's words in the language that the app asked for, else in English. */
export const wordsFor = (asked) => ({ language: languageOf(asked), words: WORDS[languageOf(asked)] });

export const isPlainComment: (comment: string) => boolean;
export const isPlainName: (name: string) => boolean;
export const isPlainSubject: (subject: string) => boolean;

// Values that the build inlines; a browser has nothing else of Node's `process`.
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' | 'test' } };

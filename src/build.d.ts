// What the build writes into the app; all else of Node's `process` is not there in a browser.
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' | 'test' } };

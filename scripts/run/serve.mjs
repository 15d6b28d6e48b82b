// `npm run serve`: like `npm start`, but for production: no synthetic data and no test aids.
import { startServer } from './startServer.mjs';

await startServer({ production: true });

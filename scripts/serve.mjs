// `npm run serve`: as `npm start`, for real use: no synthetic data, no aids for tests.
import { startServer } from './startServer.mjs';

await startServer({ production: true });

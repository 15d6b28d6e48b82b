// `npm start`: the server with the app, an embedded database and synthetic data.
import { startServer } from './startServer.mjs';

await startServer();

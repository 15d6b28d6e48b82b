// `npm start` without installing and building: the rounds of scripts/durability.ts start and kill it.
import { superviseServer } from '../run/superviseServer.mjs';

process.exitCode = await superviseServer();

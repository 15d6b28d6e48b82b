// `npm run cases:import`, `lender:import`, `law:replay`, `audit:verify`, `admin:create`, `password:reset`, `database:migrate`: a command of server/commands out of the bundle, in this very process.
import { install, requireNode } from '../install.mjs';
import { buildServer, getServerProgram } from '../build/serverBundle.mjs';

requireNode();
await install({ production: true });
if (!(await buildServer())) process.exit(1);
const [, [, program]] = getServerProgram(process.argv[2]);
process.argv.splice(1, 2, program);
process.setSourceMapsEnabled(true);
await import(program);

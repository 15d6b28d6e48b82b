import { startTestPostgres } from '../__tests__/support/server/databaseSetup';

export default startTestPostgres;

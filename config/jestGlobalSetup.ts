import { startTestPostgres } from '../__tests__/support/databaseSetup';

export default startTestPostgres;

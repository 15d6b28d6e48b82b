// npm run database:migrate
import { openConfiguredDatabase, runCommand } from './runCommand';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await runCommand(async (stops) => {
  await openConfiguredDatabase(stops, say);
  say('The tables are those of this version.');
});

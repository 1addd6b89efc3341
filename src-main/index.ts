import { app } from 'electron';
import { startApplication } from './shell/application';
import { refusedSwitch } from './shell/refused-switches';

const args = process.argv.slice(1);
const at = args.indexOf('--cli');
const ownArgs = at === -1 ? args : args.slice(0, at);
const refused = app.isPackaged ? refusedSwitch(ownArgs) : null;

if (refused !== null) {
  process.stderr.write(`Expediente does not start with ${refused}.\n`);
  app.exit(1);
} else if (at === -1) {
  startApplication(args, __dirname);
} else {
  void import('./shell/console')
    .then(({ startConsole }) => startConsole(args.slice(at + 1), __dirname))
    .then((code) => app.exit(code))
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      app.exit(1);
    });
}

import { app } from 'electron';
import { startApplication } from './shell/application';

const commandLine = process.argv.indexOf('--cli');

if (commandLine === -1) {
  startApplication(process.argv.slice(1), __dirname);
} else {
  void import('./shell/console').then(({ startConsole }) =>
    startConsole(process.argv.slice(commandLine + 1), __dirname).then((code) => app.exit(code)),
  );
}

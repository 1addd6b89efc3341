import { parentPort, workerData } from 'node:worker_threads';
import { serve } from '../threads/remote';
import { checkpointer } from './checkpoints';

if (parentPort === null) throw new Error('checkpoint.worker runs in a worker thread');
serve(parentPort, checkpointer(workerData as string));

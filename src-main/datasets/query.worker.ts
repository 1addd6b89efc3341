import { parentPort } from 'node:worker_threads';
import { serve } from '../threads/remote';
import { createQueryRoom } from './queries';

if (parentPort === null) throw new Error('query.worker runs in a worker thread');
serve(parentPort, createQueryRoom());

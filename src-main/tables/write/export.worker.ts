import { parentPort } from 'node:worker_threads';
import { serve } from '../../threads/remote';
import { createTableWriter } from './writer';

// Encoding and compressing 100,000 rows is seconds of work, which must not be the window's.
if (parentPort === null) throw new Error('export.worker runs in a worker thread');
serve(parentPort, createTableWriter());

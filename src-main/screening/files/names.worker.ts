import { parentPort } from 'node:worker_threads';
import { serve } from '../../threads/remote';
import { createNameRoom } from './room';

// Reading a file of 50,000 names takes a second or two of work, which must not be the window's.
if (parentPort === null) throw new Error('names.worker runs in a worker thread');
serve(parentPort, createNameRoom());

import { parentPort } from 'node:worker_threads';
import { serve } from '../../threads/remote';
import { createDraftRoom } from './draft-room';

// Reading and diagnosing 100,000 rows takes a second or two of work, which must not be the window's.
if (parentPort === null) throw new Error('import.worker runs in a worker thread');
serve(parentPort, createDraftRoom());

import { parentPort, workerData } from 'node:worker_threads';
import { serve } from '../threads/remote';
import { yieldToWindow } from '../threads/yielding';
import { createQueryRoom } from './queries';
import type { QueryThread } from './threads';

if (parentPort === null) throw new Error('query.worker runs in a worker thread');
if ((workerData as QueryThread).yields) yieldToWindow();
serve(parentPort, createQueryRoom());

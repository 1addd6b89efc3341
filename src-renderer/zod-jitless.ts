import { z } from 'zod';

// zod compiles schemas with `new Function` where it may; the window's policy forbids even the attempt. A module of its
// own because it has to run before any module that makes a schema.
z.config({ jitless: true });

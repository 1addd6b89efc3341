import { z } from 'zod';

// zod compiles schemas with `new Function` where it may; the window's policy forbids even the attempt. Everything that
// makes a schema is loaded after this, by an import that a bundler cannot move to the front.
z.config({ jitless: true });
void import('./window');

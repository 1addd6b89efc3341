// zod compiles schemas with `new Function` where it may; the window's policy forbids even the attempt. This has to be
// said before zod is loaded, hence a script of its own ahead of the modules.
globalThis.__zod_globalConfig = { jitless: true };

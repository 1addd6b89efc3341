import type { Declaring } from './declaring';

/** `serve`: the interface over HTTP. */
export function declareServe({ program, text, read, execute }: Declaring): void {
  program
    .command('serve')
    .description(
      text(
        'atiende la interfaz por HTTP en este equipo hasta Ctrl+C; la primera línea trae su dirección y una clave',
        'answer the interface over HTTP on this machine until Ctrl+C; the first line printed is its address and a key',
      ),
    )
    .requiredOption(
      '--port <number>',
      text(
        'puerto en este equipo; 0 para cualquiera que esté libre',
        'port on the loopback; 0 for any that is free',
      ),
      read.portNumber,
    )
    .action((options: { port: number }) =>
      execute(async (session) => {
        // The service and its protocols take a while to load; the other commands do without.
        const { serve } = await import('./serve');
        return serve(session, options);
      }),
    );
}

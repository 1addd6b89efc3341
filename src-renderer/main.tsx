import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { App } from './App';
import { createQueryClient, followEvents } from './bridge/query';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { applyTheme } from './frame/theme';

// zod compiles schemas with `new Function` where it may; the window's policy forbids that.
z.config({ jitless: true });

applyTheme('system');
const client = createQueryClient();
followEvents(client);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);

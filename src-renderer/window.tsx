import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { initialAppearance } from './bridge/appearance';
import { createQueryClient, followEvents } from './bridge/query';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { applyTheme } from './frame/theme';

applyTheme(initialAppearance.theme);
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

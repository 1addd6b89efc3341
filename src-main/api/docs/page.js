/* global SwaggerUIBundle */
// Runs in the reader's browser.
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

SwaggerUIBundle({
  url: '/openapi',
  dom_id: '#viewer',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: -1,
  // Otherwise the document is sent to a validator on the internet.
  validatorUrl: null,
});

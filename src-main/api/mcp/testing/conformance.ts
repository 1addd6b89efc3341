const noPrompts = 'the server offers no prompts';
const noResources = 'the server offers no resources';
const noCompletion = 'completion belongs to prompts and resources, which the server does not offer';
const noLogging = 'the server sends no log messages; its log is for the person at this machine';
const asksNothingBack = 'a lookup asks the client nothing back (elicitation, sampling, roots)';
const noTasks = 'the tasks extension is optional; a slow lookup is a job of the interface (job_status)';
const noHeaders = 'no tool takes an argument from an HTTP header (x-mcp-header)';

/**
 * What the suite checks and the tool server does not offer, each with its reason: a scenario, or one check of a scenario
 * (`scenario/check`). Whatever fails beside these is a mistake; so is an entry of which nothing fails.
 */
export const notOffered: Readonly<Record<'2025-11-25' | '2026-07-28', Readonly<Record<string, string>>>> = {
  '2025-11-25': {
    'completion-complete': noCompletion,
    'elicitation-sep1034-defaults': asksNothingBack,
    'elicitation-sep1330-enums': asksNothingBack,
    'logging-set-level': noLogging,
    'prompts-get-embedded-resource': noPrompts,
    'prompts-get-simple': noPrompts,
    'prompts-get-with-args': noPrompts,
    'prompts-get-with-image': noPrompts,
    'prompts-list': noPrompts,
    'resources-list': noResources,
    'resources-read-binary': noResources,
    'resources-read-text': noResources,
    'resources-subscribe': noResources,
    'resources-templates-read': noResources,
    'resources-unsubscribe': noResources,
    'tools-call-elicitation': asksNothingBack,
    'tools-call-sampling': asksNothingBack,
    'tools-call-with-logging': noLogging,
  },
  '2026-07-28': {
    'caching/sep-2549-prompts-list-caching-hints': noPrompts,
    'caching/sep-2549-resources-list-caching-hints': noResources,
    'caching/sep-2549-resources-templates-list-caching-hints': noResources,
    'completion-complete': noCompletion,
    'http-custom-header-server-validation': noHeaders,
    'input-required-result-basic-elicitation': asksNothingBack,
    'input-required-result-basic-list-roots': asksNothingBack,
    'input-required-result-basic-sampling': asksNothingBack,
    'input-required-result-capability-check': asksNothingBack,
    'input-required-result-multi-round': asksNothingBack,
    'input-required-result-multiple-input-requests': asksNothingBack,
    'input-required-result-non-tool-request': asksNothingBack,
    'input-required-result-request-state': asksNothingBack,
    'input-required-result-result-type': asksNothingBack,
    'input-required-result-tampered-state': asksNothingBack,
    'prompts-get-embedded-resource': noPrompts,
    'prompts-get-simple': noPrompts,
    'prompts-get-with-args': noPrompts,
    'prompts-get-with-image': noPrompts,
    'prompts-list': noPrompts,
    'resources-list': noResources,
    'resources-read-binary': noResources,
    'resources-read-text': noResources,
    'resources-templates-read': noResources,
    'server-stateless/sep-2575-http-server-no-independent-requests-on-stream': asksNothingBack,
    'server-stateless/sep-2575-missing-capability-http-400': asksNothingBack,
    'server-stateless/sep-2575-server-no-log-without-loglevel': noLogging,
    'server-stateless/sep-2575-server-rejects-undeclared-capability': asksNothingBack,
    'tasks-capability-negotiation': noTasks,
    'tasks-dispatch-and-envelope': noTasks,
    'tasks-lifecycle': noTasks,
    'tasks-mrtr-composition': noTasks,
    'tasks-mrtr-input': noTasks,
    'tasks-request-headers': noTasks,
    'tasks-request-state-removal': noTasks,
    'tasks-required-task-error': noTasks,
    'tasks-wire-fields': noTasks,
  },
};

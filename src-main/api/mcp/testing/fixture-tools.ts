import type { CallToolResult } from '@modelcontextprotocol/server';
import type { McpTool, ToolCall } from '../tool';

/*
 * The tools that the conformance suite asks for by name. They exist in its test alone; what they exercise (kinds of
 * content, errors, progress, schemas as they were written) is what the tools of the product rely on.
 */

type Content = CallToolResult['content'][number];

/** The smallest picture and the shortest sound. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const sound = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

const text: Content = { type: 'text', text: 'This is a simple text response for testing.' };
const image: Content = { type: 'image', data: picture, mimeType: 'image/png' };
const audio: Content = { type: 'audio', data: sound, mimeType: 'audio/wav' };
const resource: Content = {
  type: 'resource',
  resource: {
    uri: 'test://embedded-resource',
    mimeType: 'text/plain',
    text: 'This is an embedded resource content.',
  },
};

/** Keywords of JSON Schema 2020-12 that a server might drop on the way. */
const keywords = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object' as const,
  $defs: { address: { $anchor: 'address', type: 'string', maxLength: 80 } },
  properties: {
    address: { $ref: '#/$defs/address' },
    by: { type: 'string', enum: ['name', 'number'] },
    name: { type: 'string' },
    number: { type: 'string' },
  },
  allOf: [{ anyOf: [{ required: ['name'] }, { required: ['number'] }] }],
  if: { properties: { by: { const: 'name' } }, required: ['by'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { required: ['name'] },
  else: { required: ['number'] },
  additionalProperties: false,
};

function tool(
  name: string,
  run: (call: ToolCall) => CallToolResult | Promise<CallToolResult>,
  inputSchema: McpTool['definition']['inputSchema'] = { type: 'object', additionalProperties: false },
): McpTool {
  return { definition: { name, description: name, inputSchema }, call: async (call) => run(call) };
}

export const fixtureTools: readonly McpTool[] = [
  tool('test_simple_text', () => ({ content: [text] })),
  tool('test_image_content', () => ({ content: [image] })),
  tool('test_audio_content', () => ({ content: [audio] })),
  tool('test_embedded_resource', () => ({ content: [resource] })),
  tool('test_multiple_content_types', () => ({ content: [text, image, resource] })),
  tool('test_error_handling', () => ({
    isError: true,
    content: [{ type: 'text', text: 'This tool intentionally returns an error for testing' }],
  })),
  tool('test_tool_with_progress', async ({ progress }) => {
    for (const done of [0, 50, 100]) await progress(done, 100, 'working');
    return { content: [text] };
  }),
  tool('json_schema_2020_12_tool', () => ({ content: [text] }), keywords),
];

import { Validator } from '@seriousme/openapi-schema-validator';
import { SERVED_CALLS } from '../../../server/pipeline/servedCalls';
import { readSettings } from '../../../server/settings/settings';
import { BASE_BY_CLIENT } from '../../../server/pipeline/callRequest';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

const asked = async (url: string) => server.app.inject({ method: 'GET', url });

test('AP-04 the OpenAPI document is valid and says every call of both clients', async () => {
  const document = (await asked('/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>();
  expect(await new Validator().validate(document)).toEqual({ valid: true });
  const missing = SERVED_CALLS.filter(
    ({ row }) => document.paths[BASE_BY_CLIENT[row.client] + row.path]?.[row.method.toLowerCase()] === undefined,
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('AP-04 an operation says its input, its envelope and who may call it', async () => {
  const { paths } = (await asked('/openapi.json')).json<{ paths: Record<string, Record<string, object>> }>();
  expect(paths['/prod/task/partDeduce']?.['post']).toMatchObject({
    operationId: 'taskWorkPartDeduce',
    parameters: [{ in: 'header', name: 'idempotency-key' }],
    requestBody: { content: { 'application/json': { schema: { type: 'object', additionalProperties: false } } } },
    security: [{ 'x-auth-token': [] }],
  });
  expect(paths['/prod/login/rsaPublicKey']?.['get']).toMatchObject({ security: [] });
});

test('AP-04 SE-06 the document names API keys as a scheme, with the scope of each call that accepts them', async () => {
  const { paths, components } = (await asked('/openapi.json')).json<{
    paths: Record<string, Record<string, { security: unknown }>>;
    components: { securitySchemes: Record<string, unknown> };
  }>();
  expect(components.securitySchemes['apiKey']).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(paths['/prod/task/listing']?.['get']?.security).toContainEqual({ apiKey: ['cases.read'] });
  expect(paths['/prod/lender/events']?.['post']?.security).toEqual([{}, { apiKey: ['lender.manage'] }]);
  expect(JSON.stringify(paths['/prod/apiKey/create'])).not.toContain('"apiKey":[');
});

test('AP-04 the page runs under a separate policy that loads nothing foreign', async () => {
  const page = await asked('/openapi/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
  expect((await asked('/openapi/swagger-ui-bundle.js')).statusCode).toBe(200);
  expect((await asked('/openapi/package.json')).statusCode).toBe(404);
});

test('AP-04 production shows neither document nor page unless configured', async () => {
  expect(readSettings({ NODE_ENV: 'production' }).apiPage).toBe(false);
  expect(readSettings({ NODE_ENV: 'production', API_PAGE: 'on' }).apiPage).toBe(true);
  const closed = await startApp({ environment: { API_PAGE: 'off' } });
  const replies = await Promise.all(
    ['/openapi.json', '/openapi/'].map((url) => closed.app.inject({ method: 'GET', url })),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  await closed.close();
});

import * as client from 'openid-client';
import {
  CONNECTION_STEPS,
  type ConnectionStep,
  type ConnectionTest,
} from '@/contract/entities/management/singleSignOn';
import type { SingleSignOnFailure } from '@/contract/codes/singleSignOnCodes';
import { RETURN_PATH } from '@/contract/routes';
import type { OpenContext } from '../../../access/callContext';
import { ALLOWED_ALGORITHMS, createClient, discoverProvider, type ClientRegistration } from './ssoClient';
import { readKeySet } from './providerFetch';
import { toFailure } from './ssoFailure';

type Result = ConnectionTest['steps'][number];
type TestContext = Pick<OpenContext, 'settings' | 'now'> & { readonly origin: string };

/** Thrown by a step whose requirement is not met. */
class StepFailed extends Error {
  readonly failure: SingleSignOnFailure;

  constructor(failure: SingleSignOnFailure) {
    super(failure);
    this.name = 'StepFailed';
    this.failure = failure;
  }
}

interface Connection {
  readonly metadata: client.ServerMetadata;
  readonly registration: ClientRegistration;
  readonly context: TestContext;
}

/** A code that no provider has issued: a provider that knows the client refuses only the code. */
const UNKNOWN_CODE = 'saldo-connection-test';

const readKeys = async ({ metadata, context }: Connection): Promise<void> => {
  await readKeySet(metadata.jwks_uri ?? '', context.settings);
};

const presentClient = async ({ metadata, registration, context }: Connection): Promise<void> => {
  const address = new URL(`${context.origin}${RETURN_PATH}`);
  address.search = new URLSearchParams({ code: UNKNOWN_CODE, state: UNKNOWN_CODE, iss: metadata.issuer }).toString();
  const checks = { expectedState: UNKNOWN_CODE, pkceCodeVerifier: client.randomPKCECodeVerifier() };
  const failed = await client
    .authorizationCodeGrant(createClient(metadata, registration, context), address, checks)
    .then(() => undefined, toFailure);
  if (failed !== undefined && failed.failure !== 'ssoCode') throw new StepFailed(failed.failure);
};

const STEPS: Readonly<Record<Exclude<ConnectionStep, 'metadata'>, (of: Connection) => Promise<void> | void>> = {
  endpoints: ({ metadata }) => {
    const { code_challenge_methods_supported: methods = ['S256'] } = metadata;
    const has = metadata.authorization_endpoint && metadata.token_endpoint && metadata.jwks_uri;
    if (!has || !methods.includes('S256')) throw new StepFailed('ssoBroken');
  },
  algorithms: ({ metadata: { id_token_signing_alg_values_supported: offered = ['RS256'] } }) => {
    if (!offered.some((each) => ALLOWED_ALGORITHMS.includes(each))) throw new StepFailed('ssoAlgorithm');
  },
  keys: readKeys,
  client: presentClient,
};

const fail = (step: ConnectionStep, error: unknown): Result => ({
  step,
  outcome: 'failed',
  reason: error instanceof StepFailed ? error.failure : toFailure(error).failure,
});

const runStep = async (step: keyof typeof STEPS, connection: Connection): Promise<Result> => {
  try {
    await STEPS[step](connection);
    return { step, outcome: 'passed', reason: null };
  } catch (error) {
    return fail(step, error);
  }
};

const skip = (step: ConnectionStep): Result => ({ step, outcome: 'skipped', reason: null });

/** Tests a registration at a provider step by step; a failed step skips the steps that need it. */
export const testConnection = async (
  registration: ClientRegistration,
  context: TestContext,
): Promise<ConnectionTest> => {
  const [first, ...others] = CONNECTION_STEPS;
  let metadata: client.ServerMetadata;
  try {
    metadata = await discoverProvider(registration, context);
  } catch (error) {
    return { steps: [fail(first, error), ...others.map(skip)] };
  }
  const connection = { metadata, registration, context };
  const endpoints = await runStep('endpoints', connection);
  const needsEndpoints = await Promise.all(
    (['algorithms', 'keys', 'client'] as const).map(async (step) =>
      endpoints.outcome === 'passed' ? runStep(step, connection) : skip(step),
    ),
  );
  return {
    steps: [{ step: first, outcome: 'passed', reason: null }, endpoints, ...needsEndpoints],
  };
};

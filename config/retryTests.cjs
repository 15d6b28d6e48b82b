// A temporarily stalled machine must not fail a change: tests that needed a second try are listed as flaky, as journeys are.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

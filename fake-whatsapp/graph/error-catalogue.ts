/**
 * Titles and HTTP statuses of Meta's error table (Cloud API, "Error codes", 12 Dec 2025). Codes
 * not listed here answer 400, as most of the table does.
 */
export interface KnownError {
  readonly status: number
  readonly title: string
  readonly details?: string
}

const knownErrors: ReadonlyMap<number, KnownError> = new Map<number, KnownError>([
  [0, { status: 401, title: 'AuthException' }],
  [1, { status: 400, title: 'API Unknown' }],
  [2, { status: 503, title: 'API Service' }],
  [3, { status: 500, title: 'API Method' }],
  [4, { status: 400, title: 'Application request limit reached' }],
  [10, { status: 403, title: 'Application does not have permission for this action' }],
  [33, { status: 400, title: 'Parameter value is not valid' }],
  [100, { status: 400, title: 'Invalid parameter' }],
  [190, { status: 401, title: 'Invalid OAuth access token - Cannot parse access token' }],
  [200, { status: 403, title: 'Permissions error' }],
  [368, { status: 403, title: 'Temporarily blocked for policies violations' }],
  [80007, { status: 400, title: 'Rate limit issues' }],
  [
    130429,
    {
      status: 400,
      title: 'Rate limit hit',
      details: 'Cloud API message throughput has been reached.',
    },
  ],
  [130472, { status: 400, title: "User's number is part of an experiment" }],
  [130497, { status: 403, title: 'Business account is restricted from messaging this country' }],
  [131000, { status: 500, title: 'Something went wrong' }],
  [131005, { status: 403, title: 'Access denied' }],
  [131008, { status: 400, title: 'Required parameter is missing' }],
  [131009, { status: 400, title: 'Parameter value is not valid' }],
  [131016, { status: 500, title: 'Service unavailable' }],
  [131021, { status: 400, title: 'Recipient cannot be sender' }],
  [131026, { status: 400, title: 'Message undeliverable' }],
  [131030, { status: 400, title: 'Recipient phone number not in allowed list' }],
  [131031, { status: 403, title: 'Account has been locked' }],
  [131037, { status: 400, title: 'Display name approval needed' }],
  [131042, { status: 400, title: 'Business eligibility payment issue' }],
  [131045, { status: 400, title: 'Incorrect certificate' }],
  [
    131047,
    {
      status: 400,
      title: 'Re-engagement message',
      details:
        'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
    },
  ],
  [131048, { status: 400, title: 'Spam rate limit hit' }],
  [131049, { status: 400, title: 'Meta chose not to deliver' }],
  [131050, { status: 400, title: 'User has stopped marketing messages' }],
  [131051, { status: 400, title: 'Unsupported message type' }],
  [
    131056,
    {
      status: 400,
      title: '(Business Account, Consumer Account) pair rate limit hit',
      details:
        'Message failed to send because there were too many messages sent from this phone number to the same phone number in a short period of time.',
    },
  ],
  [131057, { status: 500, title: 'Account in maintenance mode' }],
  [
    132000,
    { status: 400, title: 'Number of parameters does not match the expected number of params' },
  ],
  [132001, { status: 404, title: 'Template name does not exist in the translation' }],
  [132005, { status: 400, title: 'Translated text too long' }],
  [132007, { status: 400, title: 'Template format character policy violated' }],
  [
    132012,
    { status: 400, title: 'Parameter format does not match format in the created template' },
  ],
  [132015, { status: 400, title: 'Template is paused' }],
  [132016, { status: 400, title: 'Template is disabled' }],
  [132018, { status: 400, title: "There's an issue with the parameters in your template" }],
  [132068, { status: 400, title: 'Flow is in blocked state' }],
  [132069, { status: 400, title: 'Flow is in throttled state' }],
  [133004, { status: 503, title: 'Server temporarily unavailable' }],
  [133010, { status: 400, title: 'Phone number not registered' }],
  [133016, { status: 400, title: 'Account register deregister rate limit exceeded' }],
  [135000, { status: 400, title: 'Generic user error' }],
])

export function knownError(code: number): KnownError {
  return knownErrors.get(code) ?? { status: 400, title: 'Unknown error' }
}

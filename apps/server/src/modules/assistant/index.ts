export { findWidgetOrigin } from './administration/coze-settings.ts';
export { registerAssistant } from './assistant.routes.ts';
export { decideAccess } from './access/decide-access.ts';
export { refusalErrors } from './access/refusal-errors.ts';
export { findEndpoint, type Endpoint } from './model/endpoint.ts';
export { ModelError } from './model/model-error.ts';
export { streamCompletion, type ModelMessage } from './model/stream-completion.ts';
export { checkSpending, reserveSpending, spendingErrors } from './spending/reserve-spending.ts';

export { findWidgetOrigin } from './administration/coze-settings.ts';
export { registerAssistant } from './assistant.routes.ts';

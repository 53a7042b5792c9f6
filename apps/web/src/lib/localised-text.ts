export { hasLanguages, pickLanguage } from '@touchstone/contract/localised-text';

import type { MantineThemeComponents } from '@mantine/core';
import classes from './controls.module.css';

const field = {
  classNames: {
    input: classes['input'],
    label: classes['label'],
    description: classes['description'],
    error: classes['error'],
  },
};
const floating = { radius: 'lg', shadow: 'md' };
const quickTransition = { transition: 'fade', duration: 120 };
/** Mantine renders a `header` element, which outside a page section counts as a second banner of the page. */
const dialogAttributes = { header: { role: 'presentation' } };
const dialogClasses = {
  header: classes['modalHeader'],
  title: classes['modalTitle'],
  body: classes['modalBody'],
  overlay: classes['overlay'],
};

export const componentDefaults: MantineThemeComponents = {
  Button: { classNames: { root: classes['button'] } },
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: 36 },
    classNames: { root: classes['actionIcon'] },
  },
  TextInput: field,
  PasswordInput: field,
  NumberInput: field,
  ColorInput: field,
  Textarea: field,
  Select: field,
  MultiSelect: field,
  TagsInput: field,
  Autocomplete: field,
  FileInput: field,
  PinInput: field,
  Menu: {
    defaultProps: { ...floating, offset: 6, transitionProps: quickTransition, withinPortal: true },
    classNames: {
      dropdown: classes['dropdown'],
      item: classes['menuItem'],
      itemSection: classes['menuItemSection'],
      label: classes['menuLabel'],
      divider: classes['divider'],
    },
  },
  Popover: {
    defaultProps: { ...floating, transitionProps: quickTransition },
    classNames: { dropdown: classes['dropdown'] },
  },
  Combobox: { classNames: { dropdown: classes['dropdown'], option: classes['menuItem'] } },
  Modal: {
    defaultProps: {
      attributes: dialogAttributes,
      centered: true,
      transitionProps: { transition: 'pop', duration: 150 },
    },
    classNames: { ...dialogClasses, content: classes['modal'] },
  },
  Drawer: {
    defaultProps: { attributes: dialogAttributes, transitionProps: { duration: 180 } },
    classNames: { overlay: classes['overlay'], content: classes['drawer'] },
  },
  Paper: { classNames: { root: classes['paper'] } },
  Card: { classNames: { root: classes['card'] } },
  Tooltip: {
    defaultProps: {
      multiline: true,
      openDelay: 200,
      transitionProps: quickTransition,
      events: { hover: true, focus: true, touch: true },
    },
    classNames: { tooltip: classes['tooltip'] },
  },
  Tabs: { classNames: { list: classes['tabsList'], tab: classes['tab'] } },
  Table: { classNames: { table: classes['table'], th: classes['th'], td: classes['td'] } },
  Badge: { defaultProps: { variant: 'light' }, classNames: { root: classes['badge'] } },
  Alert: { classNames: { root: classes['alert'] } },
  SegmentedControl: { classNames: { root: classes['segmented'], indicator: classes['segmentedIndicator'] } },
  // Placeholders are marked as busy, also for scripts that wait for a complete page.
  Skeleton: { defaultProps: { radius: 5, 'aria-busy': true }, classNames: { root: classes['skeleton'] } },
  Anchor: { defaultProps: { underline: 'hover' } },
};

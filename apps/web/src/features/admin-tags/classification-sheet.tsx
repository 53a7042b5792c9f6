import { ActionIcon } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { chooseText } from '@touchstone/rules/translated-text';
import { Link } from 'react-router';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { TagChip } from '../../ui/tag-chip/tag-chip.tsx';
import type { Classification, CountedTag, TagGroup } from './api/list-tags.ts';
import { tagMessages } from './tag-messages.ts';
import classes from './tags-page.module.css';

/** The actions of the list; undefined for read-only viewers. */
export interface TagActions {
  onAddTag: (classificationId: number | null) => void;
  onEditTag: (tag: CountedTag) => void;
  onDeleteTag: (tag: CountedTag) => void;
  onEditClassification: (classification: Classification) => void;
  onDeleteClassification: (classification: Classification) => void;
}

/** In the language of the page. */
function useNameOf() {
  const locale = useLocale();
  return (one: Pick<Classification, 'name' | 'nameTranslations'> | null): string | undefined =>
    one === null ? undefined : chooseText(one.name, one.nameTranslations, locale);
}

interface ClassificationSheetProps {
  group: TagGroup;
  actions: TagActions | undefined;
}

export function ClassificationSheet({
  group: { classification, tagList },
  actions,
}: ClassificationSheetProps) {
  const m = useMessages(tagMessages);
  const nameOf = useNameOf();
  return (
    <section className={classes['sheet']}>
      <div className={classes['head']}>
        <div className={classes['words']}>
          <h2 className={classes['name']}>{nameOf(classification) ?? m.unclassified}</h2>
          <span className={classes['facts']}>
            <span>{m.tagCount(tagList.length)}</span>
            <span>{classification === null ? m.unclassifiedText : m.rankIs(classification.rank)}</span>
          </span>
        </div>
        {actions !== undefined && <ClassificationActions classification={classification} actions={actions} />}
      </div>
      {tagList.length === 0 ? (
        <p className={classes['empty']}>{m.noTags}</p>
      ) : (
        <ul className={classes['tags']}>
          {tagList.map((tag) => (
            <TagEntry key={tag.id} tag={tag} actions={actions} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ClassificationActionsProps {
  classification: Classification | null;
  actions: TagActions;
}

function ClassificationActions({ classification, actions }: ClassificationActionsProps) {
  const m = useMessages(tagMessages);
  const name = useNameOf()(classification) ?? m.unclassified;
  return (
    <span className={classes['buttons']}>
      <ActionIcon aria-label={m.addTo(name)} onClick={() => actions.onAddTag(classification?.id ?? null)}>
        <IconPlus size={18} stroke={1.75} />
      </ActionIcon>
      {classification !== null && (
        <>
          <ActionIcon
            aria-label={m.editClassification(name)}
            onClick={() => actions.onEditClassification(classification)}
          >
            <IconPencil size={18} stroke={1.75} />
          </ActionIcon>
          <ActionIcon
            aria-label={m.deleteClassification(name)}
            onClick={() => actions.onDeleteClassification(classification)}
          >
            <IconTrash size={18} stroke={1.75} />
          </ActionIcon>
        </>
      )}
    </span>
  );
}

function TagEntry({ tag, actions }: { tag: CountedTag; actions: TagActions | undefined }) {
  const m = useMessages(tagMessages);
  const name = useNameOf()(tag) ?? tag.name;
  return (
    <li className={classes['tag']}>
      <span className={classes['chip']}>
        <TagChip name={name} color={tag.color} />
      </span>
      {tag.problemCount === 0 ? (
        <span className={classes['count']}>{m.noProblems}</span>
      ) : (
        <Link
          className={classes['count']}
          to={`/problem?tagId=${encodeURIComponent(JSON.stringify([tag.id]))}`}
          target="_blank"
          aria-label={m.showProblems(name, tag.problemCount)}
        >
          {m.problemCount(tag.problemCount)}
        </Link>
      )}
      {actions !== undefined && (
        <span className={classes['buttons']}>
          <ActionIcon size={32} aria-label={m.editTag(name)} onClick={() => actions.onEditTag(tag)}>
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
          <ActionIcon size={32} aria-label={m.deleteTag(name)} onClick={() => actions.onDeleteTag(tag)}>
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        </span>
      )}
    </li>
  );
}

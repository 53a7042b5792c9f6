import classes from './figures.module.css';

interface Figure {
  name: string;
  value: number | string;
  tone?: 'bad' | 'warn' | undefined;
}

/** The key figures of a result. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classes['root']}>
      {figures.map(({ name, value, tone }) => (
        <div key={name} data-tone={tone}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

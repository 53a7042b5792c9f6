import classes from './user-avatar.module.css';

interface UserAvatarProps {
  username: string;
  avatar: string | null | undefined;
  size?: number;
}

const unknownLetter = 63;

/** Hues on which white letters reach AA; the name selects one, so that a user keeps a colour. */
const hues = [224, 258, 292, 338, 8, 28, 152, 176, 200];

function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return hues[sum % hues.length] ?? 224;
}

/** The avatar, or the first letter. The name is always beside it, so the image itself has no accessible name. */
export function UserAvatar({ username, avatar, size = 28 }: UserAvatarProps) {
  const box = { width: size, height: size };
  if (avatar !== null && avatar !== undefined && avatar !== '')
    return (
      <img className={classes['root']} src={avatar} alt="" style={box} loading="lazy" decoding="async" />
    );
  const letter = String.fromCodePoint(username.codePointAt(0) ?? unknownLetter).toUpperCase();
  return (
    <span
      className={classes['root']}
      aria-hidden="true"
      style={{ ...box, fontSize: size * 0.45, backgroundColor: `hsl(${String(hueOf(username))} 42% 38%)` }}
    >
      {letter}
    </span>
  );
}

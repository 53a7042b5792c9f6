import { business, transport } from './define-errors.ts';

export const judgingErrors = {
  judgeNameTaken: transport<{ name: string }>(409, 400, ({ name }) => [
    `另一台评测机正在使用名称“${name}”，请为每台评测机设置不同的 JUDGE_NAME。`,
    `另一台評測機正在使用名稱「${name}」，請為每台評測機設定不同的 JUDGE_NAME。`,
    `Another judge uses the name "${name}". Give each judge a JUDGE_NAME of its own.`,
  ]),
  judgeTokenNameTaken: business<{ name: string }>(400, ({ name }) => [
    `已存在名为“${name}”的评测机令牌。`,
    `已存在名為「${name}」的評測機權杖。`,
    `There is a judge token named "${name}" already.`,
  ]),
  judgeTokenMissing: business(404, [
    '该评测机令牌不存在或已被吊销。',
    '此評測機權杖不存在或已被撤銷。',
    'There is no such judge token, or it is revoked already.',
  ]),
};

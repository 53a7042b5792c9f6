import { business, transport } from './define-errors.ts';

export const judgingErrors = {
  judgeNameTaken: transport(409, 400, [
    '另一台评测机正在使用同一名称，请为每台评测机设置不同的 JUDGE_NAME。',
    '另一台評測機正在使用同一名稱，請為每台評測機設定不同的 JUDGE_NAME。',
    'Another judge uses the same name. Give each judge a JUDGE_NAME of its own.',
  ]),
  judgeTokenNameTaken: business(400, [
    '已存在同名的评测机令牌。',
    '已存在同名的評測機權杖。',
    'There is a judge token of this name already.',
  ]),
  judgeTokenMissing: business(404, [
    '该评测机令牌不存在或已被吊销。',
    '此評測機權杖不存在或已被撤銷。',
    'There is no such judge token, or it is revoked already.',
  ]),
};
